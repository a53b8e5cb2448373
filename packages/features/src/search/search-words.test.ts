import { noFilters } from '@awaj/domain/search-filters';
import { loadArea } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

const names = { categoryId: 'Road works', regionId: 'Oromia' };

const naming = {
  texts: await loadArea('search', 'en'),
  locale: 'en',
  nameOf: (name: string) => names[name as keyof typeof names],
} as const;

it.each([
  [{ categoryId: 3, regionId: 4 }, 'Road works · Oromia', ['Category: Road works', 'Regions: Oromia']],
  [
    { title: 'generator', regionId: 4, status: '1' },
    'generator · Oromia',
    ['Title: “generator”', 'Regions: Oromia', 'Status: Open'],
  ],
  [{ status: '1' }, 'Status: Open', ['Status: Open']],
  [{ title: 'generator', companyId: 9 }, 'generator', ['Title: “generator”', 'Company: …']],
] as const)('%j is called %s', (chosen, name, choices) => {
  expect(searchWords({ ...noFilters, ...chosen }, naming)).toEqual({ name, choices });
});
