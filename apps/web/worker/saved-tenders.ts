import { type PathLocale, pathLocales } from '@awaj/domain/navigation';
import { memberCache } from '../app/offline/member-cache.ts';
import { cacheOf, deleteStore, keyOf } from './member-store.ts';
import { networkOrCache } from './network-or-cache.ts';

/** The member whose answers may be cached. A late answer after a logout is not cached. */
let member = 0;

const list = /\/client\/saved-tender$/;
const detail = /\/tender\/detail\/\d+$/;
const info = /\/client\/user-info$/;
const change = /\/client\/(save-unsave|saved-tender)\/\d+$/;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Only requests about saved tenders are cached; other requests of a member pass through. */
export const isKeptForMember = (request: Request): boolean =>
  request.headers.has('Authorization') && [list, detail, info].some((path) => path.test(pathOf(request)));

export const isChangeOfSaved = (request: Request): boolean =>
  ['POST', 'PATCH'].includes(request.method) && request.headers.has('Authorization') && change.test(pathOf(request));

/** Whether it is the API's answer and not a page of a captive portal or proxy. */
const isAnswer = ({ ok, headers }: Response): boolean => ok && Boolean(headers.get('Content-Type')?.includes('json'));

interface SavedPage {
  tenders?: { data?: { id?: unknown }[]; next_page_url?: string | null };
}

/** Ten pages are two hundred tenders, more than anybody reads offline. */
const mostPages = 10;

const idsOf = ({ tenders }: SavedPage): number[] =>
  (tenders?.data ?? []).flatMap(({ id }) => (Number.isSafeInteger(id) ? [Number(id)] : []));

/** Another request to the same API by the same member; `asked` is one of the above, which begin with /client. */
function beside(asked: Request, path: string): Request {
  const headers = new Headers(asked.headers);
  headers.delete('Content-Type');
  return new Request(asked.url.replace(/\/client\/.*$/, path), { headers });
}

/** Fetched one after the other, because nobody waits for them. */
async function keepDetails(cache: Cache, asked: Request, page: SavedPage, began: number): Promise<void> {
  for (const id of idsOf(page)) {
    const request = beside(asked, `/tender/detail/${id}`);
    if (await cache.match(keyOf(request))) continue;
    const answer = await fetch(request);
    if (began !== member) return;
    if (isAnswer(answer)) await cache.put(keyOf(request), answer);
  }
}

/** The list as the page of saved tenders requests it: first, or with the query of a next page. */
const listBeside = (asked: Request, question = ''): Request => beside(asked, `/client/saved-tender${question}`);

async function keepNextPage(asked: Request, { tenders }: SavedPage, began: number): Promise<void> {
  if (!tenders?.next_page_url) return;
  const { search, searchParams } = new URL(tenders.next_page_url, asked.url);
  if (Number(searchParams.get('page')) <= mostPages) await fetchAndKeep(listBeside(asked, search), began);
}

async function keep(request: Request, answer: Response, began: number): Promise<void> {
  const cache = await cacheOf(request);
  const path = pathOf(request);
  // A tender that was only viewed is not cached; a cached one is updated.
  if (detail.test(path) && !(await cache.match(keyOf(request)))) return;
  if (began !== member) return;
  const copy = list.test(path) ? answer.clone() : null;
  await cache.put(keyOf(request), answer);
  if (copy) {
    const page = (await copy.json()) as SavedPage;
    await keepDetails(cache, request, page, began);
    await keepNextPage(request, page, began);
  }
  // Every page of a member requests their account, so the list is cached even if they never opened it.
  const wanted = listBeside(request);
  if (info.test(path) && !(await cache.match(keyOf(wanted)))) await fetchAndKeep(wanted, began);
}

async function fetchAndKeep(request: Request, began: number): Promise<void> {
  const answer = await fetch(request);
  if (isAnswer(answer)) await keep(request, answer, began);
}

/** Saving and unsaving update the cache, so that they hold offline too. */
export async function answerChange(request: Request): Promise<Response> {
  const began = member;
  const answer = await fetch(request);
  if (answer.ok) void fetchAndKeep(listBeside(request), began).catch(() => {});
  return answer;
}

function inLanguage(request: Request, locale: PathLocale): Request {
  const headers = new Headers(request.headers);
  headers.set('Accept-Language', locale);
  return new Request(request.url, { headers });
}

/** Falls back to the other language, because names in it are better than none. */
async function keptOf(request: Request): Promise<Response | undefined> {
  const cache = await cacheOf(request);
  for (const asked of [request, ...pathLocales.map((locale) => inLanguage(request, locale))]) {
    const kept = await cache.match(keyOf(asked));
    if (kept) return kept;
  }
  return undefined;
}

const momentMs = 1_000;

/**
 * Retries once before it gives up, because the page does not ask again after a cached copy, and the server may just be
 * restarting.
 */
async function fetchPatiently(request: Request): Promise<Response> {
  const answer = await fetch(request.clone());
  if (answer.status < 500) return answer;
  await new Promise((resolve) => setTimeout(resolve, momentMs));
  return fetch(request);
}

export async function answerMember(request: Request): Promise<Response> {
  const began = member;
  const asked = fetchPatiently(request.clone()).then((answer) => {
    if (isAnswer(answer)) void keep(request.clone(), answer.clone(), began).catch(() => {});
    return answer;
  });
  return networkOrCache(asked, () => keptOf(request));
}

/** Whether everything that a tender's page shows is cached. */
export async function isTenderKept(id: number): Promise<boolean> {
  const requests = await (await caches.open(memberCache)).keys();
  return requests.some((request) => pathOf(request).endsWith(`/tender/detail/${id}`));
}

export async function forgetMember(): Promise<void> {
  member += 1;
  await deleteStore();
}
