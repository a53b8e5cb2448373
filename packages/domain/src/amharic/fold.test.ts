import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, searchKey, searchTerms } from './index.ts';

const isFound = (text: string, query: string): boolean => {
  const key = searchKey(text);
  return searchTerms(query).every((term) => key.includes(term));
};

describe('folding for search', () => {
  it.each([
    ['the letter ዐ as a zero', 'ለ2ዐ ቀናት', 'ለ20 ቀናት'],
    ['before a digit', 'ስልክ ዐ911', 'ስልክ 0911'],
    ['in a row', '2ዐዐ9', '2009'],
    ['in an amount', '5,ዐዐዐ.ዐዐ ብር', '5000.00 ብር'],
    ['in an ordinal', '1ዐኛው', '10ኛው'],
    ['but not where it begins a word', '2ዐመት', '2አመት'],
    ['nor where it is the era', '2009ዐ.ም', '2009አም'],
    ['nor away from digits', 'ዐመት 5', 'አመት 5'],
    ['thousands', '1,234,567 birr', '1234567 birr'],
    ['decimals', '2.5 km, 3.', '2.5 km 3'],
    ['Ethiopic numerals', '፳፻፲፱ ዓ.ም.', '2019 አም'],
    ['Ethiopic signs that make no number', '፩፪', '12'],
    ['an abbreviation with a stroke', 'ት/ቤት', 'ትቤት'],
    ['an abbreviation with points', 'ኃ.የተ.የግ.ማ.', 'ሀየተየግማ'],
    ['a Latin abbreviation', 'P.L.C.', 'plc'],
    ['a Latin alternative', 'supply/delivery', 'supply delivery'],
    ['a number after a word', 'ቁ.5 No.5', 'ቁ 5 no 5'],
    ['Ethiopic punctuation', 'ጨረታ፡፡ግዥ፣ሽያጭ።', 'ጨረታ ግዥ ሽያጭ'],
    ['a gemination mark', 'ጎ፟ማ', 'ጎማ'],
    ['diacritics, composed or not', 'Café Cafe\u0301', 'cafe cafe'],
    ['ligatures and wide letters', 'ﬁne Ｔ１', 'fine t1'],
    ['the Oromo glottal stop', "Ba'aa ba’aa baʼaa", 'baaa baaa baaa'],
    ['spaces', '  Supply \n of\u00a0TYRES, ', 'supply of tyres'],
    ['nothing but signs', ' /,. ', ''],
  ])('reads %s: %s', (_case, text, folded) => expect(foldForSearch(text)).toBe(folded));

  it('changes nothing the second time', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(..."ሀሁሏሉዋአኣዐዓምትኛ፩፻፼2,.0/' aİé1፡") }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('a query', () => {
  /**
   * Units that a text can be cut between without changing its meaning; ሉአ is one syllable in two letters, and 2ዐ one
   * number.
   */
  const units = [
    ...'ሀሁሃሏሉሐሑኀኁኃኋኸሠሰሡሱሸጸፀጨረታዋውዉማቁቊቋጐጎ',
    ...['ሉአ', 'ቡዓ', 'ማኣ', ' አ', ' ዓ.ም. ', ' ት/ቤት ', ' ለ2ዐ ', ' ፳፻፲፱ ', ' 1,000 ', '2.5 '],
    ...'abçÉ19 .,/-።፡',
  ];
  const cut = fc
    .tuple(fc.array(fc.constantFrom(...units), { maxLength: 12 }), fc.nat(12), fc.nat(12))
    .map(([text, from, to]) => ({
      text: text.join(''),
      query: text.slice(Math.min(from, to), Math.max(from, to)).join(''),
    }));

  it('matches every text that contains it', () => {
    fc.assert(
      fc.property(cut, ({ text, query }) => {
        expect(isFound(text, query)).toBe(true);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });

  it.each([
    ['የጐማ ግዥ', 'ጎማ'],
    ['ከጽ/ቤት', 'ጽቤት'],
    ['ት.ቤት', 'ት/ቤት'],
    ['ት/ቤት', 'ቤት'],
    ['በ2ዐ19 ዓ/ም', '2019 ዓ.ም.'],
    ['Tyres, Supply of', 'supply tyres'],
    ['ጨረታ', ''],
  ])('in "%s" for "%s" is found', (text, query) => expect(isFound(text, query)).toBe(true));

  it.each([
    ['ጨረታ', 'ረቱ'],
    ['ጨረታ', 'ታጨ'],
    ['ዘጋ', 'ዠ'],
    ['ጨረታ', 'e'],
    ['ጨረታ', 'cecrert'],
    ['Tyres', 'tyres supply'],
  ])('in "%s" for "%s" is not', (text, query) => expect(isFound(text, query)).toBe(false));

  it('is split into its distinct words', () => {
    expect(searchTerms('  Tyres TYRES supply ')).toEqual(['tyres', 'supply']);
    expect(searchTerms('ሰላም ሠላም')).toHaveLength(1);
    expect(searchTerms('/ , ')).toEqual([]);
  });

  it('of a single syllable has the three letters needed by a trigram index', () => {
    expect(searchKey('ጎ')).toHaveLength(3);
    expect(searchKey('ጎማ ab')).toBe('GOGMAM ab');
  });
});
