import { searchKey, searchTerms } from '@awaj/domain/amharic';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { onEveryDatabase } from '../../../../testing/on-databases.ts';
import { partsOf } from './title-index.ts';

const partsInTitle = (title: string) => sql<{ parts: string[] }>`select title_parts(${searchKey(title)}) as parts`;

describe('a searched word', () => {
  it.each([
    ['q', ['q']],
    ['zx', ['zx']],
    ['road', ['roa', 'oad']],
    ['ጽ', ['ṢXṢ']],
    ['ግዥ', ['GXGŽXŽ']],
    ['ጨረታ', ['CECRER', 'RERTAT']],
    ['2ኛ', ['2', 'ÑAÑ']],
  ])('%s, is split into the parts of the index', (word, parts) => {
    expect(searchTerms(word).flatMap(partsOf)).toEqual(parts);
  });
});

onEveryDatabase('the index of titles', (world) => {
  it('contains every part of every word of a title', async () => {
    const letters = fc.constantFrom(...'abz019 .,/ልሥኛ፩ጨረታግዥሏቧ');
    const titles = fc.sample(fc.string({ unit: letters, maxLength: 20 }), { seed: 1, numRuns: 200 });
    for (const title of titles) {
      const { rows } = await partsInTitle(title).execute(world().db);
      for (let from = 0; from < title.length; from += 1)
        for (const term of searchTerms(title.slice(from, from + 5)).filter((term) => searchKey(title).includes(term)))
          expect(rows[0]?.parts).toEqual(expect.arrayContaining(partsOf(term)));
    }
  });

  it('never confuses a letter of a spelt syllable with a letter of another script', async () => {
    const everySyllable = Array.from({ length: 0x1358 - 0x1200 }, (_, at) => String.fromCharCode(0x1200 + at)).join(
      ' ',
    );
    const { rows } = await partsInTitle(everySyllable).execute(world().db);
    expect(rows[0]?.parts.filter((part) => part.length % 3 !== 0)).toEqual([]);
  });
});
