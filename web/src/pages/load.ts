/** The pages that are loaded when they are wanted, each with the words it says. */
import { withWords } from '../text';

export const loadHome = () =>
  withWords(import('./Home.svelte'), 'home', 'hosting', 'witsOptions', 'brainHost');

export const loadSession = () => withWords(import('./SessionPage.svelte'), 'seat');

export const loadPass = () =>
  withWords(
    import('./Pass.svelte'),
    'pass',
    'seat',
    'table',
    'numbers',
    'wits',
    'witsTable',
    'notices',
  );

export const loadLost = () => import('./Lost.svelte');
