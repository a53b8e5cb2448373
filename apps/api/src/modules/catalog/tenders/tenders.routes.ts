import type { operations, TenderPage } from '@awaj/api-client/schema';
import { canSee } from '@awaj/domain/entitlement';
import { type CalendarDate, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { tenderOfStartParameter } from '@awaj/domain/navigation';
import type { Database } from '../../../database/database.ts';
import type { Call } from '../../../http/contract-routes.ts';
import { AppError } from '../../../http/errors.ts';
import { isId, smallId } from '../../../http/ids.ts';
import { accountOf, type Caller, type Routes, readerIdOf, userOf, viewerOfCaller } from '../../identity/caller.ts';
import { parseClosingCursor, parseCursor, toClosingCursor, toCursor } from './cursor.ts';
import { preferencesOf } from './feed.ts';
import type { Search } from './tender-search.ts';
import { toTenderDetail, toTenderListItem } from './tenders.mapper.ts';
import { createTendersRepository, pageSize, type Reader, type Start, type TenderRow } from './tenders.repository.ts';

type ListQuery = NonNullable<operations['searchTenders']['parameters']['query']>;
type AnyCall = Pick<Call<operations['searchTenders'], Caller>, 'query' | 'caller' | 'language' | 'request'>;

/** A day to its end in Addis Ababa, where tenders close. */
function closingWithin({ closing_from: from, closing_until: until }: ListQuery): Search['closes'] {
  if (!from && !until) return undefined;
  return {
    from: from ? instantInAddis(from as CalendarDate, { hour: 0, minute: 0 }) : undefined,
    before: until ? instantInAddis(until as CalendarDate, { hour: 24, minute: 0 }) : undefined,
  };
}

const small = (id: number | undefined) => (id === undefined ? undefined : smallId(id));

const toSearch = (query: ListQuery): Search => ({
  title: query.title,
  categoryId: small(query.category_id),
  regionId: small(query.region_id),
  languageId: small(query.language_id),
  sourceId: small(query.source_id),
  companyId: query.company_id,
  published: query.start_date || query.end_date ? { from: query.start_date, until: query.end_date } : undefined,
  closes: closingWithin(query),
  isOpen: query.status_id ? query.status_id === '1' : undefined,
});

/** Each page by number passes over all before it, so only so many are read that way. A cursor costs nothing. */
const lastPageByNumber = 500;

function startOf<Place>({ cursor, page = 1 }: ListQuery, parse: (cursor: string) => Place | null): Start<Place> {
  if (cursor === undefined) {
    if (page > lastPageByNumber) throw new AppError('pageTooFar');
    return { after: null, page };
  }
  const after = parse(cursor);
  if (after === null) throw new AppError('invalid', { faults: { cursor: 'pattern' } });
  return { after, page };
}

/** Whether the answer would tell when tenders close. */
const asksForClosing = ({ sort, closing_from, closing_until }: ListQuery): boolean =>
  Boolean(sort || closing_from || closing_until);

/** The same question with the next page and its cursor; init data stays out, the client sends it anew. */
function nextPageUrl({ query, request }: AnyCall, cursor: string): string {
  const { data_check_string: _, ...asked } = query as ListQuery & { data_check_string?: string };
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) next.set(name, String(value));
  next.set('page', String((query.page ?? 1) + 1));
  next.set('cursor', cursor);
  return `${request.routeOptions.url}?${next}`;
}

/** A row more than a page says that there is a next one. */
function toPage<Row extends TenderRow>(
  call: AnyCall,
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
): TenderPage {
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    status: true,
    tenders: {
      data: page.map((row) => toTenderListItem(row, call.language)),
      next_page_url: last ? nextPageUrl(call, cursorOf(last)) : null,
    },
  };
}

export function tenderRoutes(routes: Routes, { db, now }: { db: Database; now: () => Date }): void {
  const tenders = createTendersRepository(db);

  const readerOf = ({ caller }: Pick<AnyCall, 'caller'>): Reader => ({
    viewer: viewerOfCaller(caller),
    userId: readerIdOf(caller),
    now: now(),
  });

  async function list(call: AnyCall, within: Search = {}): Promise<TenderPage> {
    const { query } = call;
    const search = { ...toSearch(query), ...within };
    const reader = readerOf(call);
    if (asksForClosing(query) && !canSee(reader.viewer, 'dates')) throw new AppError('closingLocked');
    if (query.sort === 'closing') {
      const rows = await tenders.listByClosing(search, startOf(query, parseClosingCursor), reader);
      return toPage(call, rows, ({ open_until, id }) => toClosingCursor({ openUntil: open_until, id }));
    }
    const rows = await tenders.list(search, startOf(query, parseCursor), reader);
    return toPage(call, rows, ({ created_at, id }) => toCursor({ createdAt: created_at, id }));
  }

  const listFeed = async (call: AnyCall) =>
    list(call, { feed: await preferencesOf(db, accountOf(call.caller).userId) });
  const listSaved = async (call: AnyCall) => list(call, { savedBy: accountOf(call.caller).userId });

  routes('searchTenders', (call) => list(call));
  routes('listLatestTenders', (call) => list(call));
  routes('listCompanyTenders', (call) => list(call));
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
    const { userId } = userOf(call.caller);
    const id = tenderInChat(call);
    const row = isId(id) ? await tenders.find(id, readerOf(call)) : undefined;
    if (!row) throw new AppError('telegramTenderNotFound');
    const { phone } = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
    return { status: true, data: toTenderDetail(row, call.language), phone };
  });

  routes('getTender', async (call) => {
    const row = await tenders.find(call.params.tenderId, readerOf(call));
    if (!row) throw new AppError('notFound');
    return { status: true, data: toTenderDetail(row, call.language) };
  });
}
