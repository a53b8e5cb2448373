import type { SavedSearch } from '@awaj/api-client/schema';
import { dayMs } from '@awaj/domain/duration';
import { fromApiQuery, lockedFilters, type SearchFilters } from '@awaj/domain/search-filters';
import type { Database } from '../../../database/database.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import type { ReadSynonyms } from '../../catalog/synonyms/synonyms.ts';
import { toSearch } from '../../catalog/tenders/filter-rules.ts';
import { toTenderListItems } from '../../catalog/tenders/tenders.mapper.ts';
import { createTendersRepository } from '../../catalog/tenders/tenders.repository.ts';
import { accountOf, type Routes, type User } from '../../identity/caller.ts';
import { createSavedSearches, type SavedSearchRow, savedSearchesOf } from './saved-searches.service.ts';
import { readFilters } from './search-form.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
}

const previewedMs = 7 * dayMs;
const shownInPreview = 5;

export function savedSearchRoutes(routes: Routes, { db, now, readNames, readSynonyms }: Dependencies): void {
  const searches = createSavedSearches({ db, now });
  const tenders = createTendersRepository(db);

  /** Alerts tell of open tenders, so all that were open when they were posted would have been told of. */
  async function lastWeek({ userId, viewer }: User, filters: SearchFilters, limit: number) {
    const at = now();
    const since = new Date(at.getTime() - previewedMs);
    const search = toSearch({ ...filters, status: '' });
    return tenders.recent(search, { since, limit }, { viewer, userId, now: at }, await readSynonyms());
  }

  async function countOf(user: User, filters: SearchFilters): Promise<number | null> {
    if (lockedFilters(filters, user.viewer).length > 0) return null;
    return (await lastWeek(user, filters, 1)).count;
  }

  async function toDto(user: User, row: SavedSearchRow): Promise<SavedSearch> {
    const { id, name, filters, frequency, hour, is_paused, created_at } = row;
    const last_week = await countOf(user, fromApiQuery(filters));
    return { id, name, filters, frequency, hour, is_paused, last_week, created_at: created_at.toISOString() };
  }

  routes('listSavedSearches', async ({ caller }) => {
    const user = accountOf(caller);
    const saved_searches: SavedSearch[] = [];
    for (const row of await savedSearchesOf(db, user.userId)) saved_searches.push(await toDto(user, row));
    return { saved_searches };
  });

  routes('createSavedSearch', async ({ caller, body }) => {
    const user = accountOf(caller);
    return { status: true, saved_search: await toDto(user, await searches.create(user, body)) };
  });

  routes('updateSavedSearch', async ({ caller, params, body }) => {
    const user = accountOf(caller);
    return { status: true, saved_search: await toDto(user, await searches.update(user, params.id, body)) };
  });

  routes('deleteSavedSearch', async ({ caller, params }) => {
    await searches.remove(accountOf(caller).userId, params.id);
    return { status: true };
  });

  routes('previewSavedSearch', async ({ caller, body, language }) => {
    const user = accountOf(caller);
    const { count, rows } = await lastWeek(user, readFilters(body.filters, user.viewer), shownInPreview);
    return { status: true, count, tenders: await toTenderListItems(rows, language, readNames) };
  });
}
