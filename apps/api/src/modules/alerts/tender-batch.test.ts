import type { Preferences } from '@awaj/domain/preferences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSynonyms } from '../catalog/synonyms/synonyms.ts';
import type { TenderFacts } from '../catalog/tenders/filters/filter-rules.ts';
import { placesOf } from '../catalog/tenders/words/tender-bits.ts';
import { createTextMatcher } from '../catalog/tenders/words/text-matching.ts';
import { createTenderBatch } from './tender-batch.ts';

const idsUpTo = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 3 });
const tender = fc.record({
  companyId: fc.constant(1),
  printings: fc.constant([]),
  closesAt: fc.constant(null),
  batchedAt: fc.constant(new Date(1)),
  categories: idsUpTo(6),
  regions: idsUpTo(4),
  languages: fc.tuple(fc.integer({ min: 1, max: 4 })),
});
const preferences = fc.record({ categories: idsUpTo(6), regions: idsUpTo(4), languages: idsUpTo(4) });

const always = new Date(0).toISOString();
const noText = createTextMatcher([], noSynonyms);

const shares = (chosen: readonly number[], has: readonly number[]) => has.some((each) => chosen.includes(each));

/** The rule of a feed, one tender at a time. */
const fits = ({ categories, regions, languages }: Preferences, each: TenderFacts): boolean =>
  (regions.length > 0 || languages.length > 0) &&
  shares(categories, each.categories) &&
  (regions.length === 0 || shares(regions, each.regions)) &&
  (languages.length === 0 || shares(languages, each.languages));

describe('a batch of tenders', () => {
  it('finds for each reader the same tenders as checking them one by one', () => {
    fc.assert(
      fc.property(fc.array(tender, { maxLength: 100 }), preferences, (tenders, chosen) => {
        const expected = tenders.flatMap((each, at) => (fits(chosen, each) ? [at] : []));
        expect(placesOf(createTenderBatch(tenders, noText).ofFeed(chosen, always))).toEqual(expected);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('finds nothing for a reader without preferences', () => {
    const one = {
      categories: [1],
      regions: [1],
      languages: [1],
      companyId: 1,
      printings: [],
      closesAt: null,
      batchedAt: new Date(1),
    } as const;
    const bits = createTenderBatch([one], noText).ofFeed({ categories: [1], regions: [], languages: [] }, always);
    expect(placesOf(bits)).toEqual([]);
  });
});
