import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightMatches, searchKey, searchTerms } from './index.ts';

const marked = (text: string, query: string): string[] =>
  highlightMatches(text, query).map(({ start, end }) => text.slice(start, end));

describe('highlighting', () => {
  it.each([
    ['የጐማ ግዥ', 'ጎማ', ['ጐማ']],
    ['Supply of TYRES and tyres', 'tyres', ['TYRES', 'tyres']],
    ['ከት/ቤት', 'ትቤት', ['ት/ቤት']],
    ['ለ2ዐ19 ዓ.ም.', '2019 ዓም', ['2ዐ19', 'ዓ.ም']],
    ['በ፳፻፲፱ ዓ.ም.', '2019', ['፳፻፲፱']],
    ['1,500 birr', '1500', ['1,500']],
    ['ቧንቧ', 'ቡ', ['ቧ', 'ቧ']],
    ['Cafe\u0301 Café', 'cafe', ['Cafe\u0301', 'Café']],
    ['ﬁne', 'i', ['ﬁ']],
    ['ጨረታ ማስታወቂያ', 'ረታ ጨረ', ['ጨረታ']],
    ['aaa', 'aa', ['aaa']],
    ['በ2ዐ19', '20', ['2ዐ']],
    ['𝐀bc x', 'abc', ['𝐀bc']],
    ['ጨረታ', 'ሽያጭ', []],
    ['ጨረታ', ' ', []],
    ['', 'ጨረታ', []],
  ])('in "%s" for "%s" marks %j', (text, query, parts) => expect(marked(text, query)).toEqual(parts));

  it('keeps to one place with letters that became more than one', () => {
    expect(highlightMatches('x ሏ x', 'ሉዋ')).toEqual([{ start: 2, end: 3 }]);
  });

  const soup = fc.string({ unit: fc.constantFrom(...'ሀሏሉአዐጐጎማ2, 1/.aÉ\u0301ﬁ፩፻።') });

  it('marks in order and apart, and only what holds a word of the query', () => {
    fc.assert(
      fc.property(soup, soup, (text, query) => {
        const terms = searchTerms(query);
        const ranges = highlightMatches(text, query);
        for (const { start, end } of ranges) {
          expect(terms.some((term) => searchKey(text.slice(start, end)).includes(term[0] ?? ''))).toBe(true);
          expect(start).toBeLessThan(end);
        }
        const bounds = ranges.flatMap(({ start, end }) => [start, end]);
        expect(bounds).toEqual([...new Set(bounds)].toSorted((one, other) => one - other));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('marks something exactly when a word of the query is in the key', () => {
    fc.assert(
      fc.property(soup, soup, (text, query) => {
        const isFound = searchTerms(query).some((term) => searchKey(text).includes(term));
        expect(highlightMatches(text, query).length > 0).toBe(isFound);
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
