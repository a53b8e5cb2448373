import { dayMs } from '@awaj/domain/duration';
import { addDays } from '@awaj/domain/ethiopian-calendar';
import type { ChosenFilters } from '@awaj/domain/search-filters';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createNotice } from '../../testing/notice.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { seededAt } from '../../testing/seeded.ts';
import type { SynonymsOf } from '../catalog/synonyms/synonyms.ts';
import { placesOf } from '../catalog/tenders/tender-bits.ts';
import { createTendersRepository } from '../catalog/tenders/tenders.repository.ts';
import { storeTenders } from '../catalog/tenders/tenders.writer.ts';
import { createTextMatcher } from '../catalog/tenders/text-matching.ts';
import { asksForText } from '../catalog/tenders/text-search.ts';
import { openTendersSince } from './alert-tenders.ts';
import { createTenderBatch } from './tender-batch.ts';

const firstId = 800_001;
const postedAt = new Date('2031-01-01T00:00:00Z');
const sample = <Value>(values: fc.Arbitrary<Value>, count: number): Value[] =>
  fc.sample(values, { seed: 1, numRuns: count });

const word = fc.constantFrom(
  ...['ጨረታ', 'የጨረታ', 'በጨረታ', 'ት/ቤት', 'ቤት', 'ከተማ', 'ለ20', '20.00', 'road', 'roads', 'works', 'chereta', 'bus'],
);
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((list) => list.join(' '));
const day = fc.nat(9).map((days) => addDays('2031-02-01', days));
const idsUpTo = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 2 });

const tender = fc.record({
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

const meanings = [
  ['road works', 'ከተማ'],
  ['bus', 'ቤት ከተማ'],
];
const synonymsOf: SynonymsOf = (folded) =>
  meanings
    .filter((group) => group.includes(folded))
    .flatMap((group) => group.filter((other) => other !== folded).map((other) => ({ word: other, folded: other })));

onEveryDatabase('tenders in memory', (world) => {
  beforeAll(async () => {
    const { db } = world();
    const tenders = sample(tender, 80).map((facts, at) =>
      createNotice(firstId + at, { ...facts, createdAt: postedAt }),
    );
    await storeTenders(db, tenders, seededAt);
    await db
      .insertInto('alert_batches')
      .values({ at: postedAt, tender_ids: tenders.map((each) => each.id) })
      .execute();
  });

  const since = new Date(postedAt.getTime() - 1);

  it.each([
    ['subscribers', 'subscriber'],
    ['everybody', 'unsubscribed'],
  ] as const)('are found for %s as lists find them, by all filters and words', async (readers, viewer) => {
    const { db } = world();
    const tenders = await openTendersSince(db, { since, until: postedAt, now: seededAt, readers });
    const batch = createTenderBatch(tenders, createTextMatcher(tenders, synonymsOf));
    const repository = createTendersRepository(db);
    const context = { viewer, userId: null, now: seededAt };
    let finds = 0;
    const searches = sample(fc.oneof(fc.record({ title }), few, fc.tuple(fc.record({ title }), few)), 400);
    for (const each of searches) {
      const search: ChosenFilters = Array.isArray(each) ? { ...each[0], ...each[1] } : each;
      const { rows } = await repository.recent(search, { since, limit: 80 }, context, synonymsOf);
      const inMemory = placesOf(batch.ofSearch(search, 0)).map((place) => tenders[place]?.id ?? 0);
      expect([search, inMemory.sort()]).toEqual([search, rows.map((row) => row.id).sort()]);
      finds += inMemory.length;
    }
    expect(finds).toBeGreaterThan(1_000);
  });

  it('are none where closed ones are asked for', async () => {
    const tenders = await openTendersSince(world().db, { since, until: postedAt, now: seededAt, readers: 'everybody' });
    const batch = createTenderBatch(tenders, createTextMatcher(tenders, synonymsOf));
    expect(placesOf(batch.ofSearch({ status: '0' }, 0))).toEqual([]);
    expect(placesOf(batch.ofSearch({ status: '1' }, 0))).toHaveLength(80);
  });
});
