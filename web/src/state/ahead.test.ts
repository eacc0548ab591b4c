import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookAhead, takeCard } from './ahead';
import { places } from './places';

const card = { code: 'KITEB', seats: [], colours: ['red'] };

function write(told: object): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'card';
  data.textContent = JSON.stringify(told);
  document.head.append(data);
}

const asked = vi.fn(() => Promise.resolve(Response.json({ ...card, me: 2 })));

describe('the card of the join page', () => {
  vi.stubGlobal('fetch', asked);
  afterEach(() => {
    document.getElementById('card')?.remove();
    places.forget('KITEB', 'seat');
    asked.mockClear();
  });

  it('stands in the document, so that nothing is asked, and is taken once', async () => {
    write(card);
    lookAhead({ page: 'join', code: 'KITEB' });
    await expect(takeCard('KITEB')).resolves.toEqual(card);
    expect(takeCard('KITEB')).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it('may be a refusal', async () => {
    write({ refused: 'no-such-table', say: '' });
    lookAhead({ page: 'join', code: 'KITEB' });
    await expect(takeCard('KITEB')).rejects.toMatchObject({ code: 'no-such-table' });
  });

  it('is asked for by a browser that has a seat here: the document does not know whose it is', async () => {
    write(card);
    places.keep({ code: 'KITEB', token: 'secret', kind: 'seat', seat: 2, name: 'Ann' });
    lookAhead({ page: 'join', code: 'KITEB' });
    await expect(takeCard('KITEB')).resolves.toMatchObject({ me: 2 });
  });

  it('is asked for where the document has none, and not at all on other pages', async () => {
    lookAhead({ page: 'join', code: 'KITEB' });
    await expect(takeCard('KITEB')).resolves.toMatchObject({ code: 'KITEB' });
    lookAhead({ page: 'play', code: 'KITEB' });
    expect(takeCard('KITEB')).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
