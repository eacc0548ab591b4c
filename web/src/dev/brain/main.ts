/**
 * Bet Your Brain from the states that the engine played (`python -m tools.brain_states`), for
 * looking at: `?show=STATE&as=seat 1`, or `as=screen`; `&then=STATE,STATE` goes on at every act,
 * or with `&every=1500` by itself. Not in the built page.
 */
import '../../text/all';
import '../../ui/tokens.css';
import { mount } from 'svelte';
import Bench from './Bench.svelte';

const target = document.getElementById('app');
if (target !== null) {
  const asked = new URLSearchParams(location.search);
  mount(Bench, {
    target,
    props: {
      show: asked.get('show') ?? 'spin',
      viewer: asked.get('as') ?? 'seat 1',
      then: asked.get('then')?.split(',') ?? [],
      every: Number(asked.get('every') ?? 0),
    },
  });
}
