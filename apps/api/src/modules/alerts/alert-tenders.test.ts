import { beforeAll, expect, it } from 'vitest';
import { createNotice } from '../../testing/notice.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { randomSearch, randomTender, sample } from '../../testing/random-searches.ts';
import { seededAt } from '../../testing/seeded.ts';
import type { SynonymsOf } from '../catalog/synonyms/synonyms.ts';
import { storeTenders } from '../catalog/tenders/records/tenders.writer.ts';
import { createTendersRepository } from '../catalog/tenders/tenders.repository.ts';
import { placesOf } from '../catalog/tenders/words/tender-bits.ts';
import { createTextMatcher } from '../catalog/tenders/words/text-matching.ts';
import { openTendersSince } from './alert-tenders.ts';
import { createTenderBatch } from './tender-batch.ts';

const firstId = 800_001;
const postedAt = new Date('2031-01-01T00:00:00Z');
const meanings = [
  ['road works', 'ከተማ'],
  ['bus', 'ቤት ከተማ'],
];
const synonymsOf: SynonymsOf = (folded) =>
  meanings
    .filter((group) => group.includes(folded))
    .flatMap((group) => group.filter((other) => other !== folded).map((other) => ({ word: other, folded: other })));

onOneDatabase('tenders in memory', (world) => {
  beforeAll(async () => {
    const { db } = world();
    const tenders = sample(randomTender, 80).map((facts, at) =>
      createNotice(firstId + at, { ...facts, createdAt: postedAt }),
    );
    await storeTenders(db, tenders, seededAt);
    await db
      .insertInto('alert_batches')
      .values({ at: postedAt, tender_ids: tenders.map((each) => each.id) })
      .execute();
  });

  const since = new Date(postedAt.getTime() - 1);
  const always = new Date(0).toISOString();

  it.each([
    ['subscribers', 'subscriber'],
    ['everybody', 'unsubscribed'],
  ] as const)('match %s exactly as lists do, by all filters and words', async (readers, viewer) => {
    const { db } = world();
    const tenders = await openTendersSince(db, { since, until: postedAt, now: seededAt, readers });
    const batch = createTenderBatch(tenders, createTextMatcher(tenders, synonymsOf));
    const repository = createTendersRepository(db);
    const context = { viewer, userId: null, now: seededAt };
    let finds = 0;
    for (const search of sample(randomSearch, 400)) {
      const { rows } = await repository.recent(search, { since, limit: 80 }, context, synonymsOf);
      const inMemory = placesOf(batch.ofSearch(search, always)).map((place) => tenders[place]?.id ?? 0);
      expect([search, inMemory.sort()]).toEqual([search, rows.map((row) => row.id).sort()]);
      finds += inMemory.length;
    }
    expect(finds).toBeGreaterThan(1_000);
  });

  it('never match a search for closed ones', async () => {
    const tenders = await openTendersSince(world().db, { since, until: postedAt, now: seededAt, readers: 'everybody' });
    const batch = createTenderBatch(tenders, createTextMatcher(tenders, synonymsOf));
    expect(placesOf(batch.ofSearch({ status: '0' }, always))).toEqual([]);
    expect(placesOf(batch.ofSearch({ status: '1' }, always))).toHaveLength(80);
  });
});
