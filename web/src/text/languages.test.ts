import languages from 'virtual:languages';
import { afterAll, describe, expect, it } from 'vitest';
import { chosen, language, t, words, type Section } from './index';

type Read = Record<string, Record<string, unknown>>;

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** What people may type is each language's own list (docs/languages.md). */
const OWN = ['numbers.scales', 'numbers.signs'];

/** Everything that a language says differently than English in more than words. */
function differences(english: unknown, other: unknown, at: string): string[] {
  if (OWN.includes(at)) return isGroup(other) ? [] : [`${at} is no list`];
  if (typeof english !== typeof other) return [`${at}: ${typeof other}, not ${typeof english}`];
  if (typeof english === 'function' && typeof other === 'function') {
    return english.length === other.length ? [] : [`${at} takes ${other.length} parameters`];
  }
  if (!isGroup(english) || !isGroup(other)) return [];
  if (isPlural(english)) return isPlural(other) ? [] : [`${at} has no form "other"`];
  return [...new Set([...Object.keys(english), ...Object.keys(other)])].flatMap((key) => {
    if (!(key in other)) return [`${at}.${key} is missing`];
    if (!(key in english)) return [`${at}.${key} is not in English`];
    return differences(english[key], other[key], `${at}.${key}`);
  });
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPlural(value: Record<string, unknown>): boolean {
  return 'other' in value && Object.keys(value).every((key) => PLURALS.includes(key));
}

/** A language as its file exports it. */
async function read(name: string): Promise<Read> {
  const found = Object.entries(languages[name] ?? {}).map(async ([section, load]) => [
    section,
    await load(),
  ]);
  return Object.fromEntries(await Promise.all(found)) as Read;
}

function compare(english: Read, other: Read): string[] {
  return [...new Set([...Object.keys(english), ...Object.keys(other)])].flatMap((section) =>
    differences(english[section], other[section], section),
  );
}

describe('languages', () => {
  it.each(Object.keys(languages))('%s has the keys and parameters of English', async (name) => {
    expect(compare(await read('en'), await read(name))).toEqual([]);
  });

  it('that lack something, or have it in another shape, do not pass', async () => {
    const english = await read('en');
    const { back: _, ...common } = english['common'] ?? {};
    const join = { ...english['join'], thatIsMeName: () => 'Das bin ich', sit: () => 'Setzen' };
    const numbers = { ...english['numbers'], units: { m: { one: 'Meter' } } };
    const { pass: __, ...others } = english;
    const found = compare(english, { ...others, common, join, numbers, more: {} });
    expect(found).toContain('common.back is missing');
    expect(found).toContain('join.thatIsMeName takes 0 parameters');
    expect(found).toContain('join.sit: function, not string');
    expect(found).toContain('numbers.units.m has no form "other"');
    expect(found).toContain('numbers.units.km is missing');
    expect(found).toContain('pass: undefined, not object');
    expect(found).toContain('more: object, not undefined');
  });

  it('may have other plural forms and other words for powers of ten', async () => {
    const english = await read('en');
    const forms = { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' };
    const units = { ...(english['numbers']?.['units'] as object), m: forms };
    const numbers = { ...english['numbers'], units, scales: { tysiąc: 3 }, signs: {} };
    expect(compare(english, { ...english, numbers })).toEqual([]);
  });

  it('are chosen by what the phone asks for', () => {
    expect(chosen(['en-GB', 'de'])).toBe('en');
    expect(chosen(['xx-YY', 'EN'])).toBe('en');
    expect(chosen(['xx'])).toBe('en');
    expect(chosen(['constructor'])).toBe('en');
    expect(chosen([])).toBe('en');
  });
});

describe('another language', () => {
  const english = Object.keys(t) as Section[];
  afterAll(async () => {
    Reflect.deleteProperty(languages, 'xx');
    await words('en', english);
  });

  it('takes the place of the first at run time, section by section', async () => {
    const known = await read('en');
    const back = { ...known['common'], back: 'Zurück' } as typeof t.common;
    languages['xx'] = { ...languages['en'], common: () => Promise.resolve(back) } as never;
    await words('xx', ['common']);
    expect(language).toBe('xx');
    expect(t.common.back).toBe('Zurück');
    expect(Object.keys(t)).toEqual(['common']);
    await words('xx', ['common', 'join']);
    expect(t.join.title).toBe('Join a table');
  });
});
