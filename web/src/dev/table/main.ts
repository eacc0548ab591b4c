/**
 * The table from hand-made updates, for looking at: `?show=bet-7`. With `&then=settled-7` a second
 * view follows after a second, so that what moves can be seen. Not part of the built page.
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
    props: { show: asked.get('show') ?? 'lobby-4', then: asked.get('then') ?? undefined },
  });
}
