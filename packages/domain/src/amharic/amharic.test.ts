import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, foldHomophones, searchKey, searchTerms } from './index.ts';

describe('homophones', () => {
  it.each([
    ['ሠላም', 'ሰላም'],
    ['ሐምሌ', 'ሀምሌ'],
    ['ኃይል', 'ሃይል'],
    ['ሓይል', 'ሀይል'],
    ['ዓመት', 'አመት'],
    ['ፀሐይ', 'ጸሀይ'],
    ['ኹኔታ', 'ሁኔታ'],
    ['ቊጥር', 'ቁጥር'],
  ])('%s reads as %s', (one, other) => expect(foldHomophones(one)).toBe(foldHomophones(other)));

  it('leave different sounds apart', () => {
    expect(foldHomophones('ሰላም')).not.toBe(foldHomophones('ሸላም'));
    expect(foldHomophones('ቀን')).not.toBe(foldHomophones('ቁን'));
  });
});

describe('folding for search', () => {
  it.each([
    ['ለ2ዐ ቀናት', 'ለ20 ቀናት'],
    ['ዐ1 እና ዐመት', '01 እና አመት'],
    ['Supply  of TYRES,', 'supply of tyres'],
    ['ት/ቤት', 'ት ቤት'],
    ['ጨረታ።', 'ጨረታ'],
    ['Café', 'cafe'],
  ])('turns %s into %s', (text, folded) => expect(foldForSearch(text)).toBe(folded));

  const letters = fc.string({ unit: fc.constantFrom(...'ሀሁሐሠሰዐአጸፀፐጨረታ ab2ዐ።/') });

  it('does nothing the second time', () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
      { seed: 1 },
    );
  });

  it('finds every word of a title in its key', () => {
    fc.assert(
      fc.property(letters, (title) => {
        for (const term of searchTerms(title)) expect(searchKey(title)).toContain(term);
      }),
      { seed: 2 },
    );
  });
});

describe('the search key', () => {
  it('gives a word of two letters enough to be indexed', () => {
    expect(searchKey('ጎማ').length).toBeGreaterThanOrEqual(3);
  });

  it('matches whole letters only', () => {
    expect(searchKey('ጨረታ')).toContain(searchKey('ረታ'));
    expect(searchKey('ጨረታ')).not.toContain(searchKey('ሩታ'));
  });

  it('splits a query into its different words', () => {
    expect(searchTerms('  Tyres tyres  supply ')).toEqual(['tyres', 'supply']);
    expect(searchTerms('/ , ')).toEqual([]);
  });
});
