import { loadArea } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { countText } from '../counts/count-text.ts';
import { foundCount, resultText } from './result-text.ts';

const english = await loadArea('search', 'en');

const exactly = (count: number) => ({ count, isExact: true });
const atLeast = (count: number) => ({ count, isExact: false });

it.each([
  [exactly(0), '0', 'No tenders'],
  [exactly(1), '1', '1 tender'],
  [exactly(1_667), '1,667', '1,667 tenders'],
  [atLeast(1_000), '1,000+', '1,000+ tenders'],
  // In contents only the newest tenders are counted.
  [atLeast(37), undefined, ''],
])('a count of %j is written as %s and shown as "%s"', (count, text, said) => {
  expect(countText(count)).toBe(text);
  expect(resultText(count, english)).toBe(said);
});

it('a completely loaded list shows its own number, any other the API’s count', () => {
  expect(foundCount({ count: 12, hasMore: false }, exactly(13))).toEqual(exactly(12));
  expect(foundCount({ count: 20, hasMore: true }, exactly(112))).toEqual(exactly(112));
  expect(foundCount(null, exactly(112))).toEqual(exactly(112));
  expect(foundCount({ count: 20, hasMore: true }, undefined)).toBeUndefined();
});
