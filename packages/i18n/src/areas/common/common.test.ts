import { describe, expect, it } from 'vitest';
import { type Locale, loadMessages, locales } from '../../index.ts';

/** Every message with its dotted key; messages with parameters are called with samples. */
function flatten(catalog: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(catalog).flatMap(([key, message]) => {
    if (typeof message === 'string') return [[prefix + key, message]];
    if (typeof message === 'function') return [[prefix + key, String(message(3, 2))]];
    return flatten(message, `${prefix}${key}.`);
  });
}

describe('messages', () => {
  it.each(locales)('are all filled in for %s', async (locale) => {
    const empty = flatten(await loadMessages(locale)).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('have the same keys in every language', async () => {
    const keysOf = async (locale: Locale) => flatten(await loadMessages(locale)).map(([key]) => key);
    for (const locale of locales) expect(await keysOf(locale)).toEqual(await keysOf('en'));
  });

  it('are written in Ethiopic letters in Amharic', async () => {
    const foreign = flatten(await loadMessages('am')).filter(([, text]) => !/\p{Script=Ethiopic}/u.test(text));
    expect(foreign.map(([key]) => key)).toEqual([]);
  });

  it('count one thing in the singular', async () => {
    const { tender } = await loadMessages('en');
    expect(tender.age.hours(1)).toBe('1 hour ago');
    expect(tender.age.hours(2)).toBe('2 hours ago');
  });
});
