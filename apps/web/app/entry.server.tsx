import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOfPath } from '@awaj/domain/navigation';
import { renderToString } from 'react-dom/server';
import { createPath, type EntryContext, ServerRouter } from 'react-router';
import { isForEverybody } from './address/personal-pages.ts';
import { literal } from './boot/before-paint.ts';
import { contentSecurityPolicy } from './boot/content-security-policy.ts';
import { hashOf, removeNonces } from './boot/inline-hashes.ts';
import { createPageStyle, fileOf, linkToStyleInPage, type PageStyle } from './boot/page-style.ts';
import { SsrAssetsContext } from './boot/ssr-assets.ts';
import { type BuiltFiles, textFiles } from './boot/text-files.ts';
import { forEverybody, forOneReader } from './config/page-lifetime.ts';
import { areasOfPage, ensureMessages } from './data/translations.ts';
import { fetchListParts } from './features/lists/list-parts.ts';

/** The variable in which React Router's script receives the page's data. */
const receiver = 'window.__reactRouterContext.streamController';

/** The end of every page. */
const end = '</body></html>';

const clientFolder = join(import.meta.dirname, '..', 'client');

let pickBuilt: ReturnType<typeof createPageStyle> | null = null;

/** The built style files do not change while a build is served. */
function pickStyle(ofRoutes: readonly string[], html: string): PageStyle {
  pickBuilt ??= createPageStyle(
    new Map(
      globSync('assets/*.css', { cwd: clientFolder })
        .sort()
        .map((file) => [`/${file}`, readFileSync(join(clientFolder, file), 'utf8')]),
    ),
  );
  return pickBuilt(ofRoutes, html);
}

let builtFiles: BuiltFiles | null = null;

/** The files of a page's texts. The development server has no built files. */
function textsOf(path: string): string[] {
  if (!import.meta.env.PROD) return [];
  builtFiles ??= JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as BuiltFiles;
  return textFiles(builtFiles, areasOfPage(path), localeOfPath(path));
}

/** Sets Retry-After if a loader could not get its content. */
function setRetryAfter(headers: Headers, { staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>): void {
  for (const each of Object.values(staticHandlerContext.loaderHeaders)) {
    const seconds = each.get('Retry-After');
    if (seconds !== null) headers.set('Retry-After', seconds);
  }
}

/** The loaders' data for hydration. Loaders wait for everything, so nothing is streamed later. */
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
  await Promise.all([ensureMessages(localeOfPath(address.pathname), address.pathname), fetchListParts()]);
  const data = await handOver(serverHandoffStream);
  const nonce = randomBytes(16).toString('base64');
  const styleMark = `/*${nonce}*/`;
  const rendered = renderToString(
    <SsrAssetsContext value={{ nonce, style: styleMark, texts: textsOf(address.pathname) }}>
      <ServerRouter context={context} nonce={nonce} url={request.url} />
    </SsrAssetsContext>,
  );
  const { html, scripts } = removeNonces(rendered, nonce);
  const ofRoutes = context.staticHandlerContext.matches.flatMap(
    ({ route }) => context.manifest.routes[route.id]?.css ?? [],
  );
  // The development server adds styles itself.
  const style = import.meta.env.PROD ? pickStyle(ofRoutes.map(fileOf), html) : { files: [], text: '' };
  const inPage = Array.from(new Set([...style.files, ...ofRoutes]), (file) => linkToStyleInPage(file)).join('');
  const page = `<!DOCTYPE html>${html.slice(0, -end.length)}${inPage}<script>${data}</script>${end}`.replace(
    styleMark,
    () => style.text,
  );
  const isShared = request.method === 'GET' && status === 200 && isForEverybody(createPath(address));
  setRetryAfter(headers, context);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Cache-Control', isShared ? forEverybody : forOneReader);
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy({ scripts: [...scripts, hashOf(data)], styles: [hashOf(style.text)] }),
  );
  return new Response(page, { status, headers });
}
