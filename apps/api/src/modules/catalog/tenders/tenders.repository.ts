import { canSee } from '@awaj/domain/entitlement';
import type { SortOrder } from '@awaj/domain/search-filters';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SynonymsOf } from '../synonyms/synonyms.ts';
import { type Search, type TenderFilters, usesTenderIndex } from './filters/filter-rules.ts';
import { countSearches, type TenderCount } from './search/count-tenders.ts';
import type { ListPosition } from './search/cursor.ts';
import { isFeedOfNothing } from './search/feed-tenders.ts';
import type { Found } from './search/found-page.ts';
import { orderBy, type Page, pageSize, upTo } from './search/list-page.ts';
import { type Muted, nothingMuted, postedSince } from './search/posted-tenders.ts';
import { candidates, scanTenders } from './search/tender-candidates.ts';
import { findTendersBy, isSearched } from './search/tender-search.ts';
import {
  detailColumns,
  openUntil,
  progressOf,
  summaryColumns,
  type TenderDetailRow,
  type TenderRow,
  type ViewerContext,
} from './tender-columns.ts';
import { canBeFound } from './words/text-search.ts';

/** A page, and whether older tenders were not searched. */
export type TenderList = Pick<Found<TenderRow>, 'rows' | 'isCut'>;

export interface Start {
  sort: SortOrder;
  /** The end of the page before, or null to count from the top. */
  after: ListPosition | null;
  page: number;
}

/** Signs that no title contains, a word that is also excluded, and an empty feed find nothing. */
const findsNothing = ({ title, ...filters }: Search): boolean =>
  Boolean(title?.trim() && !canBeFound(title)) ||
  (filters.feed !== undefined && isFeedOfNothing(filters.feed, filters));

/** The time of the ranking: tenders posted while its pages are read would move them. */
export const rankedAsOf = ({ after }: Pick<Start, 'after'>, now: Date): Date => after?.at ?? now;

const lastId = 2_147_483_647;

function placeOf({ sort, after, page }: Start, { now }: ViewerContext) {
  const skipped = after === null ? (page - 1) * pageSize : 0;
  if (sort !== 'relevance') return { sort, after, skipped, now };
  const asOf = rankedAsOf({ after }, now);
  return {
    sort: '',
    isRanked: true,
    after: { at: asOf, id: lastId },
    skipped: after?.id ?? skipped,
    now: asOf,
  } as const;
}

function pageOf(start: Start, context: ViewerContext, { savedBy }: Search, synonymsOf: SynonymsOf): Page {
  const columns = summaryColumns(context);
  const summary = savedBy === undefined ? columns : sql`${columns}, ${progressOf(savedBy)}`;
  const place = placeOf(start, context);
  return {
    ...place,
    columns: place.sort === 'closing' ? sql`${summary}, ${openUntil}` : summary,
    size: pageSize + 1,
    readsContent: canSee(context.viewer, 'content'),
    synonymsOf,
  };
}

async function listTenders(db: Database, filters: TenderFilters, page: Page): Promise<TenderRow[]> {
  const { sort, columns, skipped, size } = page;
  const window = { ...page, limit: upTo(page) };
  const isAtHand = sort === 'closing' || usesTenderIndex(filters);
  if (isAtHand && skipped === 0) {
    const { rows } = await sql<TenderRow>`select ${columns} ${scanTenders(filters, window)}`.execute(db);
    return rows;
  }
  const found = candidates(filters, window);
  // Skips by id alone, and reads the rest only for the remaining page.
  const shown =
    skipped === 0
      ? found
      : sql`select * from (${found}) c ${orderBy(sort, 'c')} limit ${sql.lit(size)} offset ${skipped}`;
  const { rows } = await sql<TenderRow>`select ${columns} from (${shown}) c
    join tenders t on t.id = c.tender_id ${orderBy(sort, 't', 'id')}`.execute(db);
  return rows;
}

/** A feed of one language is a list of that language, which has its own indexes. */
function narrowed(search: Search): Search {
  const [language, ...more] = search.feed?.languages ?? [];
  return more.length === 0 ? { ...search, languageId: search.languageId ?? language } : search;
}

const noTender: TenderCount = { count: 0, isExact: true };

export function createTendersRepository(db: Database) {
  return {
    /** A page, plus one row if there is a next page. */
    async list(search: Search, start: Start, context: ViewerContext, synonymsOf: SynonymsOf): Promise<TenderList> {
      if (findsNothing(search)) return { rows: [], isCut: false };
      const page = pageOf(start, context, search, synonymsOf);
      const { title, ...filters } = narrowed(search);
      const isSearch = isSearched(page.sort === '' ? { title, ...filters } : { title });
      if (isSearch) return findTendersBy<TenderRow>(db, { title, ...filters }, page);
      return { rows: await listTenders(db, filters, page), isCut: false };
    },

    /** How many tenders each search finds; the first is counted more precisely. */
    async count(
      searches: readonly Search[],
      { viewer, now }: Pick<ViewerContext, 'viewer' | 'now'>,
      synonymsOf: SynonymsOf,
    ): Promise<ReadonlyMap<Search, TenderCount>> {
      const asked = searches
        .filter((search) => !findsNothing(search))
        .map((search) => [search, narrowed(search)] as const);
      const reader = { now, readsContent: canSee(viewer, 'content'), synonymsOf };
      const counts = await countSearches(
        db,
        asked.map(([, search]) => search),
        reader,
      );
      return new Map(asked.map(([search, its]) => [search, counts.get(its) ?? noTender]));
    },

    /** Tenders posted since then that were open: the number, and the newest few. */
    async recent(
      search: Search,
      { since, limit, muted = nothingMuted }: { since: Date; limit: number; muted?: Muted },
      context: ViewerContext,
      synonymsOf: SynonymsOf,
    ): Promise<{ count: number; rows: TenderRow[] }> {
      if (findsNothing(search)) return { count: 0, rows: [] };
      const found = postedSince(search, since, {
        now: context.now,
        readsContent: canSee(context.viewer, 'content'),
        synonymsOf,
        muted,
      });
      const { rows } = await sql<TenderRow & { count: number }>`
        with found as materialized (${found}), newest as (
          select tender_id from found ${orderBy('', 'found')} limit ${limit}
        )
        select ${summaryColumns(context)}, (select count(*)::int from found) as count
        from newest join tenders t on t.id = newest.tender_id ${orderBy('', 't', 'id')}`.execute(db);
      return { count: rows[0]?.count ?? 0, rows };
    },

    /** How many tenders posted since then each search finds without muted ones, in one statement. */
    async countRecent(
      searches: readonly Search[],
      { since, muted }: { since: Date; muted: Muted },
      { now, viewer }: ViewerContext,
      synonymsOf: SynonymsOf,
    ): Promise<number[]> {
      if (searches.length === 0) return [];
      const about = { now, readsContent: canSee(viewer, 'content'), synonymsOf, muted };
      const counts = searches.map((search) =>
        findsNothing(search) ? sql`0` : sql`(select count(*)::int from (${postedSince(search, since, about)}) found)`,
      );
      const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
      return rows[0]?.counts ?? [];
    },

    async find(id: number, context: ViewerContext): Promise<TenderDetailRow | undefined> {
      const { rows } = await sql<TenderDetailRow>`select ${summaryColumns(context)}, ${detailColumns(context)}
        from tenders t where t.id = ${id}`.execute(db);
      return rows[0];
    },
  };
}
