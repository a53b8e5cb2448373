import type { operations, TenderDetail, TenderPage } from '@awaj/api-client/schema';
import { tenderOfStartParameter } from '@awaj/domain/navigation';
import { fromApiQuery, type SortOrder } from '@awaj/domain/search-filters';
import { shownDate } from '@awaj/domain/tender-dates';
import type { Database } from '../../../database/database.ts';
import type { Call } from '../../../http/contract-routes.ts';
import { WrittenJson } from '../../../http/contract-routes.ts';
import { AppError } from '../../../http/errors.ts';
import { isId } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import {
  type Caller,
  type Routes,
  readerIdOf,
  requireAccount,
  requireUser,
  viewerOfCaller,
} from '../../identity/caller.ts';
import { preferencesOf } from '../feed/preferences.ts';
import type { ReadNames } from '../names/names.ts';
import { alsoSearched } from '../synonyms/search-terms.ts';
import { noSynonyms, type ReadSynonyms } from '../synonyms/synonyms.ts';
import { type Search, toSearch } from './filters/filter-rules.ts';
import { refuseLocked, refuseUnclear } from './filters/search-refusals.ts';
import { findSuccessor } from './records/withdrawn-tenders.ts';
import { type ListPosition, parseCursor, toCursor } from './search/cursor.ts';
import { pageSize } from './search/list-page.ts';
import type { TenderDetailRow, TenderRow, ViewerContext } from './tender-columns.ts';
import { readTimeline, toTimeline } from './tender-timeline.ts';
import { createTenderListTexts, toTenderDetailDto } from './tenders.mapper.ts';
import { createTendersRepository, rankedAsOf, type Start } from './tenders.repository.ts';
import { createSuggestions } from './words/did-you-mean.ts';

type ListQuery = NonNullable<operations['searchTenders']['parameters']['query']>;
type AnyCall = Pick<Call<operations['searchTenders'], Caller>, 'query' | 'caller' | 'language' | 'request'>;

/** A page by number skips all rows before it, so only this many are allowed. A cursor costs nothing. */
const lastPageByNumber = 500;

function startOf({ cursor, page = 1 }: ListQuery, sort: SortOrder): Start {
  if (cursor === undefined) {
    if (page > lastPageByNumber) throw new AppError('pageTooFar');
    return { sort, after: null, page };
  }
  const after = parseCursor(sort, cursor);
  if (after === null) throw new AppError('invalid', { faults: { cursor: 'pattern' } });
  return { sort, after, page };
}

/** First pages are requested most often, so they are cached. */
const isFirstPage = ({ page = 1, cursor }: ListQuery): boolean => page === 1 && cursor === undefined;

/** The position where the next page begins. */
function positionAfter(start: Start, { id, created_at, open_until = null }: TenderRow, now: Date): ListPosition {
  const { sort, after, page } = start;
  if (sort === 'relevance') return { at: rankedAsOf(start, now), id: (after?.id ?? (page - 1) * pageSize) + pageSize };
  return { at: sort === 'closing' ? open_until : created_at, id };
}

/** The same query with the next page and its cursor, but without init data, which the client sends itself. */
function nextPageUrl({ query, request }: AnyCall, cursor: string): string {
  const { data_check_string: _, ...asked } = query as ListQuery & { data_check_string?: string };
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) next.set(name, String(value));
  next.set('page', String((query.page ?? 1) + 1));
  next.set('cursor', cursor);
  return `${request.routeOptions.url}?${next}`;
}

/** The remarks of a page besides its tenders. */
type Remarks = Pick<TenderPage, 'also_searched' | 'did_you_mean' | 'newest_only'>;

/** One extra row shows that there is a next page. */
function nextUrlOf(call: AnyCall, rows: readonly TenderRow[], start: Start, now: Date): string | null {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return last ? nextPageUrl(call, toCursor(start.sort, positionAfter(start, last, now))) : null;
}

const begin = Buffer.from('{"status":true,"tenders":{"data":[');
const comma = Buffer.from(',');

function writePage(texts: readonly Buffer[], nextUrl: string | null, remarks: Remarks): WrittenJson<TenderPage> {
  const items = texts.flatMap((text, at) => (at === 0 ? [text] : [comma, text]));
  const others = Object.entries(remarks).map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
  const end = Buffer.from(`],"next_page_url":${JSON.stringify(nextUrl)}}${others.join('')}}`);
  return new WrittenJson(Buffer.concat([begin, ...items, end]));
}

interface Dependencies {
  db: Database;
  now: () => Date;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
  /** The address of the calendar file with a tender's deadline. */
  calendarUrl(wish: { userId: number; tenderId: number; language: Language }): string;
}

/** Whether a tender fits in a calendar: it is open, and the reader may see when it closes. */
function hasDeadline(tender: TenderDetail): boolean {
  const { status, is_cancelled, bid_close_date, alternative_close_date: alternativeText } = tender;
  const at = bid_close_date === null ? null : new Date(bid_close_date);
  const shown = shownDate({ at, alternativeText, isApproximate: tender.is_close_date_approximate });
  return shown.kind === 'instant' && status === 1 && !is_cancelled;
}

export function tenderRoutes(routes: Routes, { db, now, readNames, readSynonyms, calendarUrl }: Dependencies): void {
  const tenders = createTendersRepository(db);
  const suggest = createSuggestions(db);
  const textsOf = createTenderListTexts(readNames);

  const contextOf = ({ caller }: Pick<AnyCall, 'caller'>): ViewerContext => ({
    viewer: viewerOfCaller(caller),
    userId: readerIdOf(caller),
    now: now(),
  });

  async function list(call: AnyCall, within: Search = {}): Promise<WrittenJson<TenderPage>> {
    const filters = fromApiQuery(call.query);
    const context = contextOf(call);
    refuseLocked(filters, context.viewer);
    refuseUnclear(filters);
    const synonymsOf = filters.title === '' ? noSynonyms : await readSynonyms();
    const search = { ...toSearch(filters), ...within };
    const start = startOf(call.query, filters.sort);
    const { rows, isCut } = await tenders.list(search, start, context, synonymsOf);
    const finds = async (title: string) =>
      (await tenders.list({ ...search, title }, start, context, synonymsOf)).rows.length > 0;
    const suggestion =
      filters.title !== '' && rows.length === 0 && start.page === 1 ? await suggest(filters.title, finds) : null;
    const texts = await textsOf(rows.slice(0, pageSize), call.language);
    return writePage(texts, nextUrlOf(call, rows, start, context.now), {
      ...(filters.title !== '' && { also_searched: alsoSearched(filters.title, synonymsOf) }),
      ...(isCut && { newest_only: true }),
      ...(suggestion !== null && { did_you_mean: suggestion }),
    });
  }

  const listFeed = async (call: AnyCall) =>
    list(call, { feed: await preferencesOf(db, requireAccount(call.caller).userId) });
  const listSaved = async (call: AnyCall) => list(call, { savedBy: requireAccount(call.caller).userId });

  routes('searchTenders', (call) => list(call), { isCached: isFirstPage });
  routes('listLatestTenders', (call) => list(call), { isCached: isFirstPage });
  routes('listCompanyTenders', (call) => list(call), { isCached: isFirstPage });
  routes('listFeed', listFeed);
  routes('listSavedTenders', listSaved);
  routes('listTelegramLatestTenders', (call) => list(call));
  routes('searchTelegramTenders', (call) => list(call));
  routes('listTelegramCompanyTenders', (call) => list(call));
  routes('listTelegramFeed', listFeed);
  routes('listTelegramSavedTenders', listSaved);

  /** `app` stands for the tender that the link into the mini app named. */
  function tenderInChat({
    params,
    caller,
  }: Pick<Call<operations['getTelegramTender'], Caller>, 'params' | 'caller'>): number {
    if (params.id !== 'app') return Number(params.id);
    const start = caller.kind === 'visitor' ? null : caller.initData?.startParameter;
    return tenderOfStartParameter(start) ?? 0;
  }

  routes('getTelegramTender', async (call) => {
    const { userId } = requireUser(call.caller);
    const id = tenderInChat(call);
    const row = isId(id) ? await find(id, contextOf(call)) : undefined;
    if (!row) throw new AppError('telegramTenderNotFound');
    const { phone } = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
    const { language } = call;
    const data = await toTenderDetailDto(row, language, readNames);
    const calendar_url = hasDeadline(data) ? calendarUrl({ userId, tenderId: data.id, language }) : null;
    return { status: true, data, phone, calendar_url };
  });

  /** The tender, or the one that it was merged into. */
  async function find(id: number, context: ViewerContext): Promise<TenderDetailRow | undefined> {
    const row = await tenders.find(id, context);
    const successor = row ? null : await findSuccessor(db, id);
    return successor === null ? row : tenders.find(successor, context);
  }

  routes('getTender', async (call) => {
    const row = await find(call.params.tenderId, contextOf(call));
    if (!row) throw new AppError('notFound');
    return { status: true, data: await toTenderDetailDto(row, call.language, readNames) };
  });

  routes('getTenderTimeline', async ({ params, caller, language }) => {
    const events = await readTimeline(db, params.tenderId, viewerOfCaller(caller));
    if (!events) throw new AppError('notFound');
    return { status: true, data: await toTimeline(events, language, readNames) };
  });

  routes('getTelegramTenderTimeline', async ({ params, caller, language }) => {
    requireUser(caller);
    const events = await readTimeline(db, params.id, viewerOfCaller(caller));
    if (!events) throw new AppError('telegramTenderNotFound');
    return { status: true, data: await toTimeline(events, language, readNames) };
  });
}
