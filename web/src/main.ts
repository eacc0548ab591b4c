import './ui/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lookAhead } from './state/ahead';
import { router } from './state/route.svelte';
import { chosen, FIRST, language, words } from './text';

router.start();
lookAhead(router.current);

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
// Not awaited here: the words' file imports from this one, so each would wait for the other.
void words(chosen(navigator.languages), FIRST).then(() => {
  document.documentElement.lang = language;
  // Away with the words of the first paint (index.html).
  target.replaceChildren();
  mount(App, { target });
});
