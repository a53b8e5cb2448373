import type { operations } from '@awaj/api-client/schema';
import type { Database } from '../../../database/database.ts';
import type { Call } from '../../../http/contract-routes.ts';
import { AppError } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import { accountOf, type Caller, type Routes } from '../../identity/caller.ts';
import { logoUrl } from '../companies/logo-url.ts';
import type { ReadNames } from '../names/names.ts';
import { createLookupsRepository, type PreferenceName } from './lookups.repository.ts';
import { createRefreshed } from './refreshed.ts';
import { countStatistics } from './statistics.ts';
import { type Counted, createTenderCounts, type LookupName } from './tender-counts.ts';

type Asked = Pick<Call<operations['listCategories'], Caller>, 'query' | 'caller' | 'language'>;

const popularCategories = 8;
const byCount = (a: { tenders_count: number }, b: { tenders_count: number }) => b.tenders_count - a.tenders_count;

/** Nobody signed in has no feed and nothing saved; a Telegram user without an account has, but it is empty. */
function ownerOf(caller: Caller): number | null {
  if (caller.kind === 'visitor') throw new AppError('unauthorized');
  return caller.kind === 'user' ? accountOf(caller).userId : null;
}

export function lookupRoutes(
  routes: Routes,
  { db, reads, now, readNames }: { db: Database; reads: Database; now: () => Date; readNames: ReadNames },
): void {
  const lookups = createLookupsRepository(reads);
  // Counting all tenders takes longer than a reader's question may.
  const countsOf = createTenderCounts(db, now);
  const statistics = createRefreshed(() => countStatistics(db, now()), now);

  async function named(noun: LookupName, rows: Promise<{ id: number }[]>, language: Language) {
    const ids = (await rows).map(({ id }) => id);
    const nameOf = await readNames(language, { [noun]: ids });
    return ids.map((id) => ({ id, name: nameOf(noun, id) }));
  }

  async function withCounts(noun: LookupName, rows: Promise<{ id: number }[]>, language: Language, which: Counted) {
    const [entries, counts] = await Promise.all([named(noun, rows, language), countsOf(noun, which)]);
    return entries.map((entry) => ({ ...entry, tenders_count: counts.get(entry.id) ?? 0 }));
  }

  /** For the feed the lookups answer what its owner has chosen: this is how a client learns that nothing is. */
  async function forList(name: PreferenceName, { query, caller, language }: Asked) {
    if (query.path === 'client/myfeed') {
      const owner = ownerOf(caller);
      return owner === null ? [] : withCounts(name, lookups.chosenBy(owner, name), language, { of: 'all' });
    }
    const owner = query.path === 'client/saved-tender' ? ownerOf(caller) : null;
    return withCounts(
      name,
      lookups.all(name),
      language,
      owner === null ? { of: 'all' } : { of: 'saved', userId: owner },
    );
  }

  routes('listCategories', (call) => forList('categories', call));

  routes('listPopularCategories', async (call) => {
    const categories = await forList('categories', call);
    return categories.sort(byCount).slice(0, popularCategories);
  });

  routes('listLanguagesAndRegions', async (call) => {
    const [languages, regions] = await Promise.all([forList('languages', call), forList('regions', call)]);
    return { languages, regions };
  });

  routes('listSources', ({ language }) => withCounts('sources', lookups.all('sources'), language, { of: 'all' }));

  routes('listFeaturedCompanies', async ({ language }) => {
    const rows = await lookups.featuredCompanies(now());
    const nameOf = await readNames(language, { companies: rows.map(({ id }) => id) });
    return rows.map((row) => ({
      id: row.id,
      name: nameOf('companies', row.id),
      logo: logoUrl(row),
      tenders_count: row.tenders_count,
    }));
  });

  routes('getStatistics', statistics);
}
