import './ui/tokens.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lookAhead } from './state/ahead';
import { router } from './state/route.svelte';

router.start();
lookAhead(router.current);

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
// Away with the words of the first paint (index.html).
target.replaceChildren();
mount(App, { target });
