import { dayMs } from '@awaj/domain/duration';
import { addDays } from '@awaj/domain/ethiopian-calendar';
import type { ChosenFilters } from '@awaj/domain/search-filters';
import fc from 'fast-check';
import { asksForText } from '../modules/catalog/tenders/words/text-search.ts';

/** Samples with a fixed seed. */
export const sample = <Value>(values: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(values, { seed: 1, numRuns: count });

const word = fc.constantFrom(
  ...['ጨረታ', 'የጨረታ', 'በጨረታ', 'ት/ቤት', 'ቤት', 'ከተማ', 'ለ20', '20.00', 'road', 'roads', 'works', 'chereta', 'bus'],
);
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
const day = fc.nat(9).map((days) => addDays('2031-02-01', days));
const idsUpTo = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 2 });

/** Random parts of a tender, with words that the random searches use. */
export const randomTender = fc.record({
  title: text,
  contentHtml: text.map((content) => `<p>${content}</p>`),
  languageId: fc.integer({ min: 1, max: 3 }),
  companyId: fc.integer({ min: 1, max: 3 }),
  categoryIds: idsUpTo(4),
  regionIds: idsUpTo(4),
  sources: fc.array(fc.record({ sourceId: fc.integer({ min: 1, max: 3 }), publishedOn: day }), {
    minLength: 1,
    maxLength: 2,
  }),
  closesAt: fc.option(day.map((on) => new Date(Date.parse(on) + dayMs / 2))),
});

const part = fc.oneof(
  word,
  word.map((one) => `-${one}`),
  fc.tuple(word, word).map(([one, other]) => `"${one} ${other}"`),
  fc.tuple(word, word).map(([one, other]) => `-"${one} ${other}"`),
  fc.constantFrom('roa', 'ጨረ', 'orks'),
);
const title = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((list) => list.join(' '))
  .filter(asksForText);
const id = fc.integer({ min: 1, max: 4 });
const others = fc.record(
  {
    categoryId: id,
    regionId: id,
    languageId: id,
    companyId: id,
    sourceId: id,
    startDate: day,
    endDate: day,
    closesFrom: day,
    closesUntil: day,
    status: fc.constant('1' as const),
  },
  { requiredKeys: [] },
);
const few = fc
  .tuple(others, fc.nat())
  .map(([all, from]) => {
    const entries = Object.entries(all);
    const start = from % Math.max(1, entries.length);
    return Object.fromEntries(entries.slice(start, start + 2)) as ChosenFilters;
  })
  .filter((chosen) => Object.keys(chosen).length > 0);

/** Searches by words, by filters and by both. */
export const randomSearch: fc.Arbitrary<ChosenFilters> = fc
  .oneof(fc.record({ title }), few, fc.tuple(fc.record({ title }), few))
  .map((each) => (Array.isArray(each) ? { ...each[0], ...each[1] } : each));
