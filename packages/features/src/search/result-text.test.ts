import { noFilters } from '@awaj/domain/search-filters';
import { loadArea } from '@awaj/i18n';
import { describe, expect, it, vi } from 'vitest';
import { knownCount, resultText } from './result-text.ts';

const english = await loadArea('search', 'en');
const amharic = await loadArea('search', 'am');

describe('how many tenders a search has found', () => {
  it.each([
    [{ count: 0, hasMore: false }, undefined, 'No tender'],
    [{ count: 1, hasMore: false }, undefined, '1 tender'],
    [{ count: 14, hasMore: false }, 99, '14 tenders'],
    [{ count: 20, hasMore: true }, 1204, '1,204 tenders'],
    [{ count: 20, hasMore: true }, undefined, 'More than 20 tenders'],
  ])('%j of %s is "%s"', (loaded, known, text) => {
    expect(resultText(loaded, known, english)).toBe(text);
  });

  it('is said in Amharic', () => {
    expect(resultText({ count: 20, hasMore: true }, undefined, amharic)).toBe('ከ20 በላይ ጨረታዎች');
  });
});

describe('what is known before a list is read', () => {
  it('is the number of all, or that of the one choice', () => {
    const countOf = vi.fn(() => 7);
    expect(knownCount(noFilters, countOf)).toBe(7);
    expect(knownCount({ ...noFilters, regionId: 3 }, countOf)).toBe(7);
    expect(countOf.mock.calls).toEqual([
      ['all', 0],
      ['regionId', 3],
    ]);
  });

  it('is nothing for several choices, words, a status or an order that leaves some out', () => {
    for (const chosen of [
      { regionId: 3, categoryId: 1 },
      { title: 'pump' },
      { status: '1' as const },
      { sort: 'closing' as const },
    ])
      expect(knownCount({ ...noFilters, ...chosen }, () => 7)).toBeUndefined();
  });
});
