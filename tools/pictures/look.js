// What does not fit on a page: text that is cut, outside or too small, and what lies over something
// else. Is given whether the page is a TV's, and pairs of selectors: one may lie over the other.
([isTv, onTop]) => {
  const found = [];
  const wide = innerWidth;
  const high = innerHeight;
  const page = document.scrollingElement;
  const all = [...document.body.querySelectorAll('*')];

  const styles = new Map();
  const styleOf = (e) => {
    if (!styles.has(e)) styles.set(e, getComputedStyle(e));
    return styles.get(e);
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;
  const isNothing = (box) => width(box) < 2 || height(box) < 2;

  // The part of the page in which what is inside an element can be seen, by the elements that clip.
  const windows = new Map();
  const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const windowOf = (e) => {
    if (e === null || e === document.documentElement || e === document.body) return everywhere;
    if (!windows.has(e)) {
      const style = styleOf(e);
      let box = windowOf(e.parentElement);
      if (style.clipPath !== 'none' && style.clipPath.startsWith('inset(50%'))
        box = { left: 0, top: 0, right: 0, bottom: 0 };
      else if (style.overflowX !== 'visible' && style.display !== 'inline')
        box = meet(box, e.getBoundingClientRect());
      windows.set(e, box);
    }
    return windows.get(e);
  };
  const visible = new Map();
  const isSeen = (e) => {
    if (e === null || e === document.documentElement) return true;
    if (!visible.has(e)) {
      const style = styleOf(e);
      const is =
        style.display !== 'none' &&
        style.visibility !== 'hidden' &&
        style.opacity !== '0' &&
        !e.matches('details:not([open]) > :not(summary)') &&
        isSeen(e.parentElement);
      visible.set(e, is && !isNothing(windowOf(e)));
    }
    return visible.get(e);
  };
  // With a dialog open nothing behind it counts.
  const dialog = document.querySelector('dialog[open]');
  const counts = (e) => isSeen(e) && (dialog === null || dialog.contains(e));

  const wordsOf = (e) => e.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  const called = (e) => {
    const kind = e.getAttribute('class')?.replace(/ ?svelte-\w+/g, '') ?? '';
    return `${e.localName}${kind === '' ? '' : `.${kind.trim().replaceAll(/\s+/g, '.')}`}`;
  };
  const says = (e) => (wordsOf(e) === '' ? called(e) : `"${wordsOf(e)}"`);

  const scrolls = (e) => {
    for (let p = e.parentElement; p; p = p.parentElement) {
      const flow = styleOf(p).overflowY;
      const moves = flow === 'auto' || flow === 'scroll';
      if (moves && p.scrollHeight > p.clientHeight + 1) return true;
    }
    return page.scrollHeight > high + 1;
  };

  if (page.scrollWidth > wide + 1) found.push(`the page is ${page.scrollWidth} wide`);
  if (isTv && page.scrollHeight > high + 1) found.push(`the page is ${page.scrollHeight} high`);

  const texts = [];
  for (const e of all) {
    const own = [...e.childNodes].filter((n) => n.nodeType === 3 && n.data.trim() !== '');
    if (own.length === 0 || !counts(e)) continue;
    const box = e.getBoundingClientRect();
    if (isNothing(box)) continue;
    const style = styleOf(e);
    // A name may be shortened with dots; nothing else may.
    const dots = style.textOverflow === 'ellipsis' && e.classList.contains('name') && !isTv;
    const hides = style.overflowX !== 'visible' && e.clientWidth > 0 && !dots;
    if (hides && e.scrollWidth > e.clientWidth + 1)
      found.push(`cut: ${says(e)} ${e.scrollWidth} > ${e.clientWidth} (${called(e)})`);
    if (box.right > wide + 1 || box.left < -1)
      found.push(`outside: ${says(e)} ${Math.round(box.left)}..${Math.round(box.right)}`);
    if ((box.bottom > high + 1 || box.top < -1) && !scrolls(e))
      found.push(`outside: ${says(e)} ${Math.round(box.top)}..${Math.round(box.bottom)}`);
    if (isTv && parseFloat(style.fontSize) < high / 55)
      found.push(`small: ${says(e)} ${parseFloat(style.fontSize)}px of ${high}`);
    // The letters themselves, line by line: a line of type is higher than what is printed on it.
    const lines = [];
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const ink = meet(windowOf(e), {
          left: line.left,
          right: line.right,
          top: line.top + line.height * 0.24,
          bottom: line.bottom - line.height * 0.22,
        });
        if (!isNothing(ink)) lines.push(ink);
      }
    }
    texts.push({ e, lines });
  }

  // Things that cover what is under them.
  const isPainted = (e) => {
    if (e.localName === 'svg' || e.localName === 'img' || e.localName === 'canvas') return true;
    if (e.ownerSVGElement) return false;
    const { backgroundColor, backgroundImage } = styleOf(e);
    const alpha = /rgba\(.*[,/] ?([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1';
    return backgroundImage !== 'none' || Number(alpha) > 0.05;
  };
  const things = all
    .filter((e) => counts(e) && isPainted(e))
    .map((e) => ({ e, lines: [meet(windowOf(e.parentElement), e.getBoundingClientRect())] }))
    .filter(({ lines: [box] }) => width(box) > 4 && height(box) > 4);

  const isRelated = (a, b) => a.contains(b) || b.contains(a);
  const may = (a, b) => onTop.some(([one, other]) => a.matches(one) && b.matches(other));
  const lies = (a, b) => {
    for (const one of a.lines)
      for (const other of b.lines) {
        const both = meet(one, other);
        if (width(both) > 3 && height(both) > 3)
          return `${Math.round(width(both))}x${Math.round(height(both))} px`;
      }
    return undefined;
  };
  const over = (a, b) => {
    const much = lies(a, b);
    if (much === undefined || isRelated(a.e, b.e) || may(a.e, b.e) || may(b.e, a.e)) return;
    const what = `${says(a.e)} and ${says(b.e)} by ${much} (${called(a.e)}, ${called(b.e)})`;
    found.push(`over each other: ${what}`);
  };
  texts.forEach((a, n) => texts.slice(n + 1).forEach((b) => over(a, b)));
  for (const text of texts) for (const thing of things) over(text, thing);
  things.forEach((a, n) => things.slice(n + 1).forEach((b) => over(a, b)));
  return [...new Set(found)];
};
