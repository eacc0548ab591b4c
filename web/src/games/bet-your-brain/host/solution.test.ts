import { describe, expect, it } from 'vitest';
import { linesOf, solutionFrom, type Draft } from './solution';

const draft = (more: Partial<Draft>): Draft => ({
  lines: '',
  number: '',
  option: 1,
  links: [1, 2, 3, 4, 5],
  ...more,
});
const card = { category: 'history', text: '?' };

describe('a solution put right (B124)', () => {
  it('is as many spellings as there are lines', () => {
    expect(
      solutionFrom({ ...card, kind: 'text' }, draft({ lines: ' Curie \n\nMarie Curie' })),
    ).toEqual({ accept: ['Curie', 'Marie Curie'] });
    expect(solutionFrom({ ...card, kind: 'text' }, draft({ lines: '  ' }))).toBeUndefined();
  });

  it('keeps how many are needed, and no more than there are', () => {
    const asked = { ...card, kind: 'items' as const, need: 3 };
    expect(solutionFrom(asked, draft({ lines: 'Peru / Perú\nLaos' }))).toEqual({
      items: [{ accept: ['Peru', 'Perú'] }, { accept: ['Laos'] }],
      need: 2,
    });
  });

  it('needs every stone once', () => {
    const asked = {
      ...card,
      kind: 'links' as const,
      left: ['a', 'b', 'c', 'd', 'e'],
      right: ['v', 'w', 'x', 'y', 'z'],
    };
    expect(solutionFrom(asked, draft({ links: [1, 1, 3, 4, 5] }))).toBeUndefined();
    expect(solutionFrom(asked, draft({ links: [2, 1, 3, 4, 5] }))?.links).toEqual({
      A: 2,
      B: 1,
      C: 3,
      D: 4,
      E: 5,
    });
  });

  it('takes only a number where one is asked for', () => {
    const asked = { ...card, kind: 'value' as const };
    expect(solutionFrom(asked, draft({ number: '12,5' }))).toBeUndefined();
    expect(solutionFrom(asked, draft({ number: '-12.5' }))).toEqual({ number: '-12.5' });
  });

  it('begins with what lies open', () => {
    expect(linesOf({ accept: [{ en: 'Volga', de: 'Wolga' }, 'Wolga'] })).toEqual({
      lines: 'Volga\nWolga',
    });
  });
});
