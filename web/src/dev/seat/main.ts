/** A seat's phone from hand-made updates, for looking at: `?show=bet-long`. Not in the built page. */
import '../../text/all';
import '../../ui/tokens.css';
import { mount } from 'svelte';
import Bench from './Bench.svelte';

const target = document.getElementById('app');
if (target !== null) {
  const show = new URLSearchParams(location.search).get('show') ?? 'guess';
  mount(Bench, { target, props: { show } });
}
