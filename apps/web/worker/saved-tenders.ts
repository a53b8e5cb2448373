/** What a member has saved, to be read without a connection. It goes with the login. */
const name = 'awaj-member';

/** The member whose answers may be kept: one that comes late, after a logout, is not. */
let member = 0;

const list = /\/client\/saved-tender$/;
const detail = /\/tender\/detail\/\d+$/;
const info = /\/client\/user-info$/;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Answers to a login about nothing but what is saved; everything else of a member passes by. */
export const isKeptForMember = (request: Request): boolean =>
  request.headers.has('Authorization') && [list, detail, info].some((path) => path.test(pathOf(request)));

interface SavedPage {
  tenders?: { data?: { id?: unknown }[] };
}

const idsOf = ({ tenders }: SavedPage): number[] =>
  (tenders?.data ?? []).flatMap(({ id }) => (Number.isSafeInteger(id) ? [Number(id)] : []));

/** Where the detail of a tender is to be had: beside the list, at the same API. */
const detailOf = (request: Request, id: number): Request =>
  new Request(request.url.replace(/\/client\/saved-tender.*$/, `/tender/detail/${id}`), { headers: request.headers });

/** One after the other, as nobody waits for them. */
async function keepDetails(cache: Cache, asked: Request, page: Response, began: number): Promise<void> {
  for (const id of idsOf((await page.json()) as SavedPage)) {
    const request = detailOf(asked, id);
    if (await cache.match(request)) continue;
    const answer = await fetch(request);
    if (began !== member) return;
    if (answer.ok) await cache.put(request, answer);
  }
}

async function keep(request: Request, answer: Response, began: number): Promise<void> {
  const cache = await caches.open(name);
  // A tender that was only looked at is not kept; one that is kept is renewed.
  if (detail.test(pathOf(request)) && !(await cache.match(request))) return;
  if (began !== member) return;
  const page = list.test(pathOf(request)) ? answer.clone() : null;
  await cache.put(request, answer);
  if (page) await keepDetails(cache, request, page, began);
}

/** From the server, and only without one as it was last. */
export async function answerMember(request: Request): Promise<Response> {
  const began = member;
  try {
    const answer = await fetch(request);
    if (answer.ok) void keep(request.clone(), answer.clone(), began).catch(() => {});
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: name });
    if (kept) return kept;
    throw error;
  }
}

export async function forgetMember(): Promise<void> {
  member += 1;
  await caches.delete(name);
}
