import type { Category } from '@awaj/api-client/schema';
import { api } from './browser.setup.ts';

const named = (id: number, name: string): Category => ({ id, name, tenders_count: 100 - id });
const all = {
  categories: [named(7, 'Vehicles'), named(9, 'Construction')],
  regions: [named(11, 'Oromia'), named(12, 'Sidama')],
  languages: [named(1, 'Amharic'), named(2, 'English')],
};

/** The lookups of all lists, and for the feed its owner's choices: none, or Construction in every language. */
export function answerChoices({ isChosen }: { isChosen: boolean }): void {
  const chosen = isChosen
    ? { categories: all.categories.slice(1), languages: all.languages, regions: [] }
    : { categories: [], languages: [], regions: [] };
  const choices = () => (api.asked.at(-1)?.url.includes('path=client%2Fmyfeed') ? chosen : all);
  api.fails('/tender/categories', () => Response.json(choices().categories));
  api.fails('/tender/lang-reg', () => Response.json(choices()));
}

/** The saved bodies, in order. */
export const savedChoices = (): Promise<unknown[]> =>
  Promise.all(
    api.asked
      .filter(({ url }) => url.endsWith('/client/setting/save-prefered'))
      .map((request) => request.clone().json()),
  );

/** How many tenders each count finds. */
export function answerCounts(count: number): void {
  const found = { count, is_exact: true };
  api.on('/tender/counts', { total: found, open: found, closing: null, categories: [] });
}
