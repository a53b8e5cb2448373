import type { DeadlineWorking } from '@awaj/domain/deadline';
import { canSee, type Viewer } from '@awaj/domain/entitlement';
import type { BidStage } from '@awaj/domain/saved-tender';
import type { SortOrder } from '@awaj/domain/search-filters';
import { type RawBuilder, sql } from 'kysely';
import type { TenderType } from '../../../database/catalog-tables.ts';
import type { Database } from '../../../database/database.ts';
import type { SynonymsOf } from '../synonyms/synonyms.ts';
import { isCloseApproximate, isOpenAt } from './conditions.ts';
import { countSearches, type TenderCount } from './count-tenders.ts';
import type { ListPosition } from './cursor.ts';
import { isFeedOfNothing } from './feed.ts';
import { type Search, type TenderFilters, usesTenderIndex } from './filter-rules.ts';
import type { Found } from './found-page.ts';
import { orderBy, type Page, upTo } from './list-page.ts';
import { type Muted, nothingMuted, postedSince } from './posted-tenders.ts';
import { candidates, scanTenders } from './tender-candidates.ts';
import { findTendersBy, isSearched } from './tender-search.ts';
import { updatesOf } from './tender-timeline.ts';
import { canBeFound } from './text-search.ts';

/** The reader, which decides which columns leave the database. */
export interface ViewerContext {
  viewer: Viewer;
  userId: number | null;
  now: Date;
}

export interface TenderRow {
  id: number;
  title: string;
  created_at: Date;
  is_open: boolean;
  is_saved: boolean;
  /** Only for the reader's saved tenders. */
  progress?: { stage: BidStage; note: string | null };
  /** JSON, as in the database. */
  listing: string;
  opens_at: Date | null;
  closes_at: Date | null;
  alternative_open_text: string | null;
  alternative_close_text: string | null;
  is_close_approximate: boolean | null;
  /** Only read for the order by closing, which needs the right to see closing dates. */
  open_until?: Date | null;
}

export interface TenderDetailRow extends TenderRow {
  snippet: string;
  content: string | null;
  document_price: number | null;
  bond: number | null;
  bond_percent: number | null;
  type: TenderType;
  reference_number: string | null;
  is_cancelled: boolean;
  cancelled_at: Date | null;
  deadline_working: DeadlineWorking | null;
  updates: number;
  /** The kinds of requirements that the caller has ticked. */
  ticked_requirements: readonly string[];
}

/** A page, and whether older tenders were not searched. */
export type TenderList = Pick<Found<TenderRow>, 'rows' | 'isCut'>;

export interface Start {
  sort: SortOrder;
  /** The end of the page before, or null to count from the top. */
  after: ListPosition | null;
  page: number;
}

export const pageSize = 20;

/** Hidden values become null here, so that no code above can leak them. */
const whenShown = (isShown: boolean, value: RawBuilder<unknown>) => (isShown ? value : sql`null`);

function summaryColumns({ viewer, userId, now }: ViewerContext) {
  const showsDates = canSee(viewer, 'dates');
  const saved = sql`exists (select from saved_tenders s where s.tender_id = t.id and s.user_id = ${userId})`;
  return sql`t.id, t.title, t.created_at, ${isOpenAt(now)} as is_open,
    ${userId === null ? sql`false` : saved} as is_saved,
    (${canSee(viewer, 'sources') ? sql`t.listing` : sql`t.listing - 'sources'`})::text as listing,
    ${whenShown(showsDates, sql`t.opens_at`)} as opens_at,
    ${whenShown(showsDates, sql`t.closes_at`)} as closes_at,
    ${whenShown(showsDates, sql`t.alternative_open_text`)} as alternative_open_text,
    ${whenShown(showsDates, sql`t.alternative_close_text`)} as alternative_close_text,
    ${whenShown(showsDates, isCloseApproximate)} as is_close_approximate`;
}

function detailColumns({ viewer, userId }: ViewerContext) {
  const ticked = sql`array(select r.kind from ticked_requirements r where r.tender_id = t.id and r.user_id = ${userId})`;
  const showsPrices = canSee(viewer, 'prices');
  const content = sql`(select c.content from tender_contents c where c.tender_id = t.id)`;
  return sql`t.snippet, ${whenShown(canSee(viewer, 'content'), content)} as content,
    ${whenShown(showsPrices, sql`t.document_price`)} as document_price,
    ${whenShown(showsPrices, sql`t.bond`)} as bond,
    ${whenShown(showsPrices, sql`t.bond_percent::float8`)} as bond_percent,
    t.type, ${whenShown(canSee(viewer, 'content'), sql`t.reference_number`)} as reference_number,
    t.cancelled_at is not null as is_cancelled,
    ${whenShown(canSee(viewer, 'dates'), sql`t.cancelled_at`)} as cancelled_at,
    ${whenShown(canSee(viewer, 'dates'), sql`t.deadline_working`)} as deadline_working,
    ${updatesOf(viewer)} as updates, ${userId === null ? sql`'{}'::text[]` : ticked} as ticked_requirements`;
}

/** Signs that no title contains, a word that is also excluded, and an empty feed find nothing. */
const findsNothing = ({ title, ...filters }: Search): boolean =>
  Boolean(title?.trim() && !canBeFound(title)) ||
  (filters.feed !== undefined && isFeedOfNothing(filters.feed, filters));

const openUntil = sql`case when isfinite(t.open_until) then t.open_until end as open_until`;

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

/** For a list of saved tenders: the owner's notes. */
const progressOf = (userId: number) => sql`(select jsonb_build_object('stage', s.stage, 'note', s.note)
  from saved_tenders s where s.tender_id = t.id and s.user_id = ${userId}) as progress`;

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
