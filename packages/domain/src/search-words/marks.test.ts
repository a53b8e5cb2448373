import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey, searchTerms } from '../amharic/index.ts';
import { type Marking, markMatches, matches, parseSearch } from './index.ts';

const marked = (text: string, marking: Marking): string[] =>
  markMatches(text, marking).map(({ start, end }) => text.slice(start, end));

describe('marking in a title', () => {
  it.each([
    ['የጐማ ግዥ', 'ጎማ', ['የጐማ']],
    ['Supply of TYRES and tyres', 'tyres', ['TYRES', 'tyres']],
    ['ከት/ቤት', 'ትቤት', ['ከት/ቤት']],
    ['ለ2ዐ19 ዓ.ም.', '2019 ዓም', ['ለ2ዐ19', 'ዓ.ም']],
    ['በ፳፻፲፱ ዓ.ም.', '2019', ['በ፳፻፲፱']],
    ['1,500 birr', '1500', ['1,500']],
    ['ቧንቧ', 'ቡ', ['ቧ', 'ቧ']],
    ['Cafe\u0301 Café', 'cafe', ['Cafe\u0301', 'Café']],
    ['ﬁne', 'i', ['ﬁ']],
    ['ጨረታ ማስታወቂያ', 'ረታ ጨረ', ['ጨረታ']],
    ['የጨረታ ማስታወቂያ', 'chereta', ['የጨረታ']],
    ['aaa', 'aa', ['aaa']],
    ['በ2ዐ19', '20', ['2ዐ']],
    ['𝐀bc x', 'abc', ['𝐀bc']],
    ['Road works and road repair', '"road works"', ['Road works']],
    ['Road and bridge', 'road -bridge', ['Road']],
    ['ጨረታ', 'ሽያጭ', []],
    ['ጨረታ', ' ', []],
    ['ጨረታ', '-ጨረታ', []],
    ['', 'ጨረታ', []],
  ])('"%s" for %s marks %j', (text, query, parts) => expect(marked(text, { query, typesOn: true })).toEqual(parts));

  it('keeps positions although letters become several', () => {
    expect(markMatches('x ሏ x', { query: 'ሉዋ', typesOn: true })).toEqual([{ start: 2, end: 3 }]);
  });

  it('finds synonyms as whole words', () => {
    const marking = { query: 'generator', alternatives: ['ጀነሬተር', 'spare parts', '-'], typesOn: true };
    expect(marked('የጀነሬተር ግዥ, Spare Parts, parts; generators', marking)).toEqual([
      'የጀነሬተር',
      'Spare Parts',
      'generator',
    ]);
  });

  const soup = fc.string({ unit: fc.constantFrom(...'ሀሏሉአዐጐጎማ2, 1/.aÉ\u0301ﬁ፩፻።"-') });

  it('is sorted and without overlaps', () => {
    fc.assert(
      fc.property(soup, soup, fc.boolean(), (text, query, typesOn) => {
        const ranges = markMatches(text, { query, typesOn });
        for (const { start, end } of ranges) expect(start).toBeLessThan(end);
        const bounds = ranges.flatMap(({ start, end }) => [start, end]);
        expect(bounds).toEqual([...new Set(bounds)].toSorted((one, other) => one - other));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('marks every text that a word of the search matches, whole or as a beginning', () => {
    fc.assert(
      fc.property(soup, soup, (text, query) => {
        const search = parseSearch(query);
        if (!search.ok) return;
        const { words } = search.value;
        const isTyped = searchTerms(words.join(' ')).some((term) => searchKey(text).includes(term));
        const isWhole = [...words.map((word) => [word]), ...search.value.phrases].some((phrase) =>
          matches({ words: [], phrases: [phrase], exclusions: [] }, [text]),
        );
        expect(markMatches(text, { query, typesOn: true }).length > 0).toBe(isTyped || isWhole);
        expect(markMatches(text, { query }).length > 0).toBe(isWhole);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});

describe('marking in a long text', () => {
  it.each([
    ['Bids for roads and a road', 'road', ['road']],
    ['የመንገድ ሥራ፣ መንገዶች', 'መንገድ', ['የመንገድ']],
    ['ለጽሕፈት መሣሪያዎች ግዥ', 'ጽህፈት', ['ለጽሕፈት']],
    ['“road works”, works of a road', '"road works" -bridge', ['road works']],
    ['bonds of 5,000.00 birr', '5000', ['5,000.00']],
  ])('"%s" for %s marks %j', (text, query, parts) => expect(marked(text, { query })).toEqual(parts));
});
