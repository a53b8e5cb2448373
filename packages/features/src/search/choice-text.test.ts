import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { loadArea } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { choiceText } from './choice-text.ts';

const english = await loadArea('search', 'en');
const amharic = await loadArea('search', 'am');
const filters: SearchFilters = {
  ...noFilters,
  title: 'solar pump',
  regionId: 3,
  startDate: '2026-11-21',
  closesUntil: '2026-11-30',
  status: '0',
};
const nameOf = (_name: string, id: number) => (id === 3 ? 'Oromia' : undefined);

describe('a choice in words', () => {
  it.each([
    ['title', 'Title: “solar pump”'],
    ['regionId', 'Regions: Oromia'],
    ['categoryId', 'Category: …'],
    ['startDate', 'Publication date: from 21 Nov 2026'],
    ['closesUntil', 'Closing date: until 30 Nov 2026'],
    ['status', 'Status: Closed'],
  ] as const)('%s is "%s"', (name, text) => {
    expect(choiceText(name, filters, { texts: english, locale: 'en', nameOf })).toBe(text);
  });

  it('has Ethiopian dates in Amharic', () => {
    expect(choiceText('startDate', filters, { texts: amharic, locale: 'am', nameOf })).toBe(
      'የወጣበት ቀን፦ ከኅዳር 12 ቀን 2019 ዓ.ም. ጀምሮ',
    );
  });
});
