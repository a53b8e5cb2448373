import type { SavedSearch } from '@awaj/api-client/schema';
import { dayMs } from '@awaj/domain/duration';
import { fromApiQuery, lockedFilters, type SearchFilters } from '@awaj/domain/search-filters';
import type { Database } from '../../../database/database.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import type { ReadSynonyms } from '../../catalog/synonyms/synonyms.ts';
import { toSearch } from '../../catalog/tenders/filters/filter-rules.ts';
import { toTenderListItemDtos } from '../../catalog/tenders/tenders.mapper.ts';
import { createTendersRepository } from '../../catalog/tenders/tenders.repository.ts';
import { type Routes, requireAccount, type User } from '../../identity/caller.ts';
import { mutedBy } from './mutes.ts';
import { createSavedSearches, type SavedSearchRow, savedSearchesOf } from './saved-searches.service.ts';
import { readFilters } from './search-form.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
}

const previewedMs = 7 * dayMs;
const shownInPreview = 3;

export function savedSearchRoutes(routes: Routes, { db, now, readNames, readSynonyms }: Dependencies): void {
  const searches = createSavedSearches({ db, now });
  const tenders = createTendersRepository(db);

  const aWeekAgo = (at: Date): Date => new Date(at.getTime() - previewedMs);

  /** Alerts announce open tenders, so a preview counts all that were open when they were posted. */
  const searchOf = (filters: SearchFilters) => toSearch({ ...filters, status: '' });

  /** How many tenders each found last week; null when the reader may not use its filters any more. */
  async function toDtos(user: User, rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
    const at = now();
    const allowed = rows.filter(({ filters }) => lockedFilters(fromApiQuery(filters), user.viewer).length === 0);
    const counts = await tenders.countRecent(
      allowed.map(({ filters }) => searchOf(fromApiQuery(filters))),
      { since: aWeekAgo(at), muted: await mutedBy(db, user.userId) },
      { viewer: user.viewer, userId: user.userId, now: at },
      await readSynonyms(),
    );
    const countOf = new Map(allowed.map(({ id }, place) => [id, counts[place] ?? 0]));
    return rows.map(({ id, name, filters, frequency, hour, is_paused, created_at }) => {
      const last_week = countOf.get(id) ?? null;
      return { id, name, filters, frequency, hour, is_paused, last_week, created_at: created_at.toISOString() };
    });
  }

  async function toDto(user: User, row: SavedSearchRow): Promise<SavedSearch> {
    const [dto] = await toDtos(user, [row]);
    return dto as SavedSearch;
  }

  routes('listSavedSearches', async ({ caller }) => {
    const user = requireAccount(caller);
    return { saved_searches: await toDtos(user, await savedSearchesOf(db, user.userId)) };
  });

  routes('createSavedSearch', async ({ caller, body }) => {
    const user = requireAccount(caller);
    return { status: true, saved_search: await toDto(user, await searches.create(user, body)) };
  });

  routes('updateSavedSearch', async ({ caller, params, body }) => {
    const user = requireAccount(caller);
    return { status: true, saved_search: await toDto(user, await searches.update(user, params.id, body)) };
  });

  routes('deleteSavedSearch', async ({ caller, params }) => {
    await searches.remove(requireAccount(caller).userId, params.id);
    return { status: true };
  });

  routes('previewSavedSearch', async ({ caller, body, language }) => {
    const user = requireAccount(caller);
    const at = now();
    const { count, rows } = await tenders.recent(
      searchOf(readFilters(body.filters, user.viewer)),
      { since: aWeekAgo(at), limit: shownInPreview, muted: await mutedBy(db, user.userId) },
      { viewer: user.viewer, userId: user.userId, now: at },
      await readSynonyms(),
    );
    return { status: true, count, tenders: await toTenderListItemDtos(rows, language, readNames) };
  });
}
