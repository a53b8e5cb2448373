import fc from 'fast-check';
import { filterNames, filterTable } from './filter-table.ts';
import type { SearchFilters } from './index.ts';
import { readCursor, readDate, readOrder, readPage, readPositive, readStatus, readTitle } from './values.ts';

const title = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('ጎማ & ባትሪ', 'a+b=c?', '50% 😀'));

/** The valid values of each parser. */
const valuesOf = new Map<(text: string) => unknown, fc.Arbitrary<unknown>>([
  [readTitle, title.map((text) => text.trim())],
  [readPositive, fc.option(fc.integer({ min: 1, max: 2_147_483_647 }))],
  [readDate, fc.option(fc.constantFrom('2026-11-01', '2024-02-29'))],
  [readStatus, fc.constantFrom('', '1', '0')],
  [readOrder, fc.constantFrom('', 'closing')],
  [readPage, fc.integer({ min: 1, max: 9_999 })],
  [readCursor, fc.constantFrom('', 'MjAyNi0xMS0yMFQwNjozMDowMFp8NDEyMA', 'a_b-c')],
]);

/** All combinations of valid values. */
export const anyFilters = fc
  .tuple(...filterNames.map((name) => valuesOf.get(filterTable[name].read) ?? fc.constant('no values are known')))
  .map((values) => Object.fromEntries(filterNames.map((name, at) => [name, values[at]])) as SearchFilters);
