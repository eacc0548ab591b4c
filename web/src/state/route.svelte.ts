/**
 * Which page is shown. Addresses are `''`, `join`, `join/CODE`, `play/CODE`, `table/CODE` and
 * `pass/CODE`, all relative to the base; the history API changes them without a reload.
 */
import { at, base } from '../net/address';
import { readCode } from './code';

export type Route =
  | { page: 'home' }
  | { page: 'join'; code: string }
  | { page: 'play' | 'table' | 'pass'; code: string }
  | { page: 'lost' };

/** The route of a path that is relative to the base, e.g. `play/KITE`. */
export function readRoute(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  const code = readCode(decode(second));
  if (rest.length > 0) return { page: 'lost' };
  switch (first) {
    case '':
    case 'index.html':
      return { page: 'home' };
    case 'join':
      return { page: 'join', code };
    case 'play':
    case 'table':
    case 'pass':
      return code === '' ? { page: 'join', code } : { page: first, code };
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function here(): Route {
  return readRoute(location.pathname.slice(base().pathname.length));
}

class Router {
  current: Route = $state.raw({ page: 'home' });

  /** Read the address bar now and whenever somebody goes back or forward. */
  start(): void {
    this.current = here();
    addEventListener('popstate', () => (this.current = here()));
  }

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    const address = at(path);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.current = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: a plain click stays in the page; with a key held the browser does as it likes. */
export function followInPage(path: string): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.go(path);
  };
}
