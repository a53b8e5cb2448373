import { locales } from '@awaj/i18n';
import { encodingFor, hasTag, visitorHeader } from '@awaj/settings/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTyped, mayRedirect } from './app/address/choice-cookie.ts';
import { type MadePage, madePage } from './made-page.ts';
import type { GivenPage, PageCache } from './page-cache.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const longestForm = 2_048;

export interface PageServer {
  render: (request: Request) => Promise<Response>;
  cache: PageCache;
  /** Of every answer of the app. */
  headers: Readonly<Record<string, string>>;
}

/** The address of the page; null when the request has an invalid host. */
function addressOf({ url, host }: FastifyRequest): URL | null {
  const base = `http://${host}`;
  return /^[\w.:[\]-]+$/.test(host ?? '') && URL.canParse(url, base) ? new URL(url, base) : null;
}

/** HEAD uses the page of GET, because Fastify leaves out the body. */
function toWebRequest(request: FastifyRequest, address: URL): Request {
  const given = Object.entries({ ...request.headers, [visitorHeader]: request.ip });
  const headers = given.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {};
  return new Request(address, { method: request.method === 'HEAD' ? 'GET' : request.method, headers, ...body });
}

/** The parts of a request that decide which page is sent. */
function varyFor({ headers }: FastifyRequest, { isCompressible, shared }: MadePage): string[] {
  const encoding = isCompressible ? ['Accept-Encoding'] : [];
  if (!shared) return encoding;
  return [...encoding, 'Sec-Fetch-Site', ...(isTyped(headers['sec-fetch-site']?.toString()) ? ['Cookie'] : [])];
}

/** Whether the answer is the same for every reader. */
const isForAnybody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'POST' &&
  headers.authorization === undefined &&
  !mayRedirect(headers.cookie ?? '', headers['sec-fetch-site']?.toString());

async function send(request: FastifyRequest, reply: FastifyReply, { page, ageSeconds }: GivenPage) {
  for (const [name, value] of page.headers) reply.header(name, value);
  const vary = varyFor(request, page);
  if (vary.length > 0) reply.header('Vary', vary.join(', '));
  if (page.shared) {
    reply.headers({ ETag: page.shared.etag, Age: ageSeconds });
    if (hasTag(request.headers['if-none-match'], page.shared.etag))
      return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = page.isCompressible ? encodingFor(request.headers['accept-encoding']?.toString()) : null;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.code(page.status).send(await page.body(encoding));
}

/** All requests other than files: pages and other routes. Pages that are the same for everybody are cached. */
export function servePages(app: FastifyInstance, { render, cache, headers }: PageServer): void {
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A browser reads what follows two slashes as a host name.
    const path = request.url.replace(/^[/\\]+/, '/');
    if (path !== request.url) return reply.redirect(path, 308);
    const address = addressOf(request);
    if (address === null) return reply.code(400).type('text/plain').send('Bad Request');
    const make = async () => madePage(await render(toWebRequest(request, address)));
    const given = isForAnybody(request)
      ? await cache.read(address.pathname + address.search, make)
      : { page: await make(), ageSeconds: 0 };
    return send(request, reply, given);
  }

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.route({ method: ['GET', 'HEAD'], url: '/*', onRequest: app.rateLimit(), handler: sendPage });
  // The only page that accepts a form: from a mailbox, or from a browser without scripts.
  app.addContentTypeParser(formTypes, { parseAs: 'buffer', bodyLimit: longestForm }, (_request, body, done) =>
    done(null, body),
  );
  for (const prefix of ['', ...locales.map((locale) => `/${locale}`)])
    app.post(`${prefix}/unsubscribe/:token`, { onRequest: app.rateLimit() }, sendPage);
}
