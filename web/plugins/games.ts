/**
 * Which file a module of a game's phone goes into: a phone loads one game, so each game has a file
 * of its own, and what the phones of several games use has another.
 */
interface Module {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** Of one game, or of all: the news of the table. */
const SEAT = /[\\/]games[\\/](?:([\w-]+)[\\/]seat|(shared))[\\/]/;
/** The first of a game; what it loads later stays apart. */
const PLAY = /[\\/]Play\.svelte$/;

export function gameFile(id: string, graph: Graph): string | null {
  const loads = [...above(id, graph)].filter(
    (one) => SEAT.test(one) && (graph.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0,
  );
  const games = new Set(loads.map((one) => SEAT.exec(one)?.[1] ?? 'all'));
  if (games.size > 1) return 'games';
  return loads.some((one) => PLAY.test(one)) ? ([...games][0] ?? null) : null;
}

/** The module and all that come with it because they import it. */
function above(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const one of graph.getModuleInfo(id)?.importers ?? []) above(one, graph, found);
  return found;
}
