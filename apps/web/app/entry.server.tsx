import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOfPath } from '@awaj/domain/navigation';
import { renderToString } from 'react-dom/server';
import { createPath, type EntryContext, ServerRouter } from 'react-router';
import { isForEverybody } from './address/personal-pages.ts';
import { literal } from './boot/before-paint.ts';
import { contentSecurityPolicy } from './boot/content-security-policy.ts';
import { hashOf, removeNonces } from './boot/inline-hashes.ts';
import { SsrAssetsContext } from './boot/ssr-assets.ts';
import { forEverybody, forOneReader } from './config/page-lifetime.ts';
import { ensureMessages } from './data/translations.ts';

/** The place in the page where React Router waits for its data. */
const receiver = 'window.__reactRouterContext.streamController';

/** What every page ends with. */
const end = '</body></html>';

interface Style {
  bytes: Buffer;
  /** As the policy names it. */
  hash: string;
}

let builtStyle: Style | null = null;

/** All styles of the site are one file, which does not change while a build is served. */
function styleOf({ manifest }: Pick<EntryContext, 'manifest'>): Style {
  if (builtStyle) return builtStyle;
  const files = manifest.routes.root?.css ?? [];
  const text = files.map((file) => readFileSync(join(import.meta.dirname, '..', 'client', file), 'utf8')).join('');
  builtStyle = { bytes: Buffer.from(text), hash: hashOf(text) };
  return builtStyle;
}

/** Said by the loader that could not have what its page is about. */
function tellWhenToAskAgain(
  headers: Headers,
  { staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>,
): void {
  for (const each of Object.values(staticHandlerContext.loaderHeaders)) {
    const seconds = each.get('Retry-After');
    if (seconds !== null) headers.set('Retry-After', seconds);
  }
}

/** What the loaders gave, as the page takes it over. They have waited for all of it: nothing of a page comes late. */
async function handOver(data: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const text = data ? await new Response(data).text() : '';
  return `${receiver}.enqueue(${literal(text)});${receiver}.close();`;
}

/** Sends a page only when it is complete, because its inline scripts are known only then. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const address = new URL(request.url);
  await ensureMessages(localeOfPath(address.pathname), address.pathname);
  const data = await handOver(serverHandoffStream);
  const style = import.meta.env.PROD ? styleOf(context) : { bytes: Buffer.alloc(0), hash: '' };
  const nonce = randomBytes(16).toString('base64');
  // Half of a page is style. It is put in at the end, in bytes: React would look through it, and each step would copy it.
  const styleMark = `/*${nonce}*/`;
  const rendered = renderToString(
    <SsrAssetsContext value={{ nonce, style: styleMark }}>
      <ServerRouter context={context} nonce={nonce} url={request.url} />
    </SsrAssetsContext>,
  );
  const { html, scripts } = removeNonces(rendered, nonce);
  const page = `<!DOCTYPE html>${html.slice(0, -end.length)}<script>${data}</script>${end}`;
  const parts = page.split(styleMark).map((part) => Buffer.from(part));
  const isShared = request.method === 'GET' && status === 200 && isForEverybody(createPath(address));
  tellWhenToAskAgain(headers, context);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', isShared ? forEverybody : forOneReader);
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({ scripts: [...scripts, hashOf(data)], styles: [style.hash] }),
  );
  return new Response(Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [style.bytes, part]))), {
    status,
    headers,
  });
}
