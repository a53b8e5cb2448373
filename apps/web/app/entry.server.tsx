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
import { createPageStyle } from './boot/page-style.ts';
import { SsrAssetsContext } from './boot/ssr-assets.ts';
import { forEverybody, forOneReader } from './config/page-lifetime.ts';
import { ensureMessages } from './data/translations.ts';

/** The place in the page where React Router waits for its data. */
const receiver = 'window.__reactRouterContext.streamController';

/** What every page ends with. */
const end = '</body></html>';

interface Style {
  /** The address of the whole sheet. */
  sheet: string;
  /** What of it a page needs. */
  pick: (html: string) => string;
}

let builtStyle: Style | null = null;

/** All styles of the site are one file, which does not change while a build is served. */
function styleOf({ manifest }: Pick<EntryContext, 'manifest'>): Style {
  if (builtStyle) return builtStyle;
  const sheet = manifest.routes.root?.css?.[0];
  if (!sheet) throw new Error('The build has no style sheet.');
  builtStyle = {
    sheet,
    pick: createPageStyle(readFileSync(join(import.meta.dirname, '..', 'client', sheet), 'utf8')),
  };
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
  // The development server brings the style itself.
  const { sheet, pick } = import.meta.env.PROD ? styleOf(context) : { sheet: null, pick: () => '' };
  const nonce = randomBytes(16).toString('base64');
  const styleMark = `/*${nonce}*/`;
  const rendered = renderToString(
    <SsrAssetsContext value={{ nonce, sheet, style: styleMark }}>
      <ServerRouter context={context} nonce={nonce} url={request.url} />
    </SsrAssetsContext>,
  );
  const { html, scripts } = removeNonces(rendered, nonce);
  const style = pick(html);
  const page = `<!DOCTYPE html>${html.slice(0, -end.length)}<script>${data}</script>${end}`.replace(
    styleMark,
    () => style,
  );
  const isShared = request.method === 'GET' && status === 200 && isForEverybody(createPath(address));
  tellWhenToAskAgain(headers, context);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', isShared ? forEverybody : forOneReader);
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({ scripts: [...scripts, hashOf(data)], styles: [hashOf(style)] }),
  );
  return new Response(page, { status, headers });
}
