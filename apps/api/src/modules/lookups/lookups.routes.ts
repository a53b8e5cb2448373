import type { Caller } from '../../platform/caller.ts';
import type { Routes } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';
import { createLookupsRepository, type LookupRow, type PreferenceName } from './lookups.repository.ts';

interface Asked {
  query: { path?: string | undefined };
  caller: Caller;
  language: Language;
}

export function lookupRoutes(routes: Routes, { db, now }: { db: Database; now: () => Date }): void {
  const lookups = createLookupsRepository(db);

  /** For the feed the lookups answer what its owner has chosen: this is how a client learns that nothing is. */
  async function forPath(name: PreferenceName, { query, caller, language }: Asked): Promise<LookupRow[]> {
    if (query.path !== 'client/myfeed') return lookups.all(name, language);
    return caller.kind === 'user' ? lookups.chosenBy(caller.userId, name, language) : [];
  }

  routes('listCategories', (call) => forPath('categories', call));

  routes('listPopularCategories', (call) =>
    call.query.path === 'client/myfeed' ? forPath('categories', call) : lookups.popularCategories(call.language),
  );

  routes('listLanguagesAndRegions', async (call) => {
    const [languages, regions] = await Promise.all([forPath('languages', call), forPath('regions', call)]);
    return { languages, regions };
  });

  routes('listSources', ({ language }) => lookups.all('sources', language));

  routes('listFeaturedCompanies', async ({ language }) => {
    const rows = await lookups.featuredCompanies(language, now());
    return rows.map(({ id, name, has_logo, tenders_count }) => ({
      id,
      name,
      logo: has_logo ? `/company/${id}/logo.svg` : null,
      tenders_count,
    }));
  });
}
