import type { Database } from '../../../database/database.ts';
import { cached } from '../../../http/contract-routes.ts';
import type { Routes } from '../../identity/caller.ts';
import { logoUrl } from '../companies/logo-url.ts';
import type { ReadNames } from '../names/names.ts';
import type { Asked, Choices } from './choices.ts';
import { createLookupsRepository } from './lookups.repository.ts';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';
import { countStatistics } from './statistics.ts';

interface LookupRoutes {
  db: Database;
  reads: Database;
  now: () => Date;
  readNames: ReadNames;
  choices: Choices;
}

export function lookupRoutes(routes: Routes, { db, reads, now, readNames, choices }: LookupRoutes): void {
  const lookups = createLookupsRepository(reads);
  // Counting all tenders takes longer than the query timeout of readers.
  const statistics = staleWhileRevalidate(() => countStatistics(db, now()), now);

  routes('listCategories', (call) => choices.forList('categories', call), cached);
  routes('listPopularCategories', choices.popularCategories, cached);

  async function languagesAndRegions(call: Asked) {
    const [languages, regions] = await Promise.all([
      choices.forList('languages', call),
      choices.forList('regions', call),
    ]);
    return { languages, regions };
  }

  async function featuredCompanies({ language }: Pick<Asked, 'language'>) {
    const rows = await lookups.featuredCompanies(now());
    const nameOf = await readNames(language, { companies: rows.map(({ id }) => id) });
    return rows.map((row) => ({
      id: row.id,
      name: nameOf('companies', row.id),
      logo: logoUrl(row),
      tenders_count: row.tenders_count,
    }));
  }

  routes('listLanguagesAndRegions', languagesAndRegions, cached);
  routes('listSources', ({ language }) => choices.sources(language), cached);
  routes('listFeaturedCompanies', featuredCompanies, cached);
  routes('getStatistics', statistics, cached);
}
