/**
 * Svelte's runtime without what this page never uses. It only mounts; what takes over a document
 * that a server drew (hydration) is guarded by one variable, and as a constant the guarded code
 * goes. Modules that only declare things are no reason to load them (tree shaking).
 */
import type { Plugin } from 'vite';

const HYDRATION = /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]hydration\.js$/;
const VARIABLE = 'export let hydrating = false;';
const SETTER = '\thydrating = value;\n';
const DECLARES =
  /svelte[\\/]src[\\/](internal[\\/]client|legacy|reactivity|animate|transition|index-client)/;

export function leanRuntime(): Plugin {
  return {
    name: 'lean-runtime',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!HYDRATION.test(id)) return undefined;
      if (!code.includes(VARIABLE) || !code.includes(SETTER))
        this.error('hydration.js has changed');
      return code.replace(VARIABLE, VARIABLE.replace('let', 'const')).replace(SETTER, '');
    },
  };
}

export const hasSideEffects = (id: string): boolean => !DECLARES.test(id);
