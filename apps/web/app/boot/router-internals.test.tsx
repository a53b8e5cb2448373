import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutUnusedParts } from '@awaj/settings/unused-parts';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LateScripts } from './LateScripts.tsx';

const root = {
  id: 'root',
  path: '',
  module: '/assets/root.js',
  imports: ['/assets/shared.js'],
  css: [],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const handleRequest = async (request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers });

const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: { root: { id: 'root', path: '', module: { default: () => <LateScripts /> } } },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: { root },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  allowedActionOrigins: false,
};

it('React Router renders its scripts as elements that can be delayed until the first paint', async () => {
  const render = createRequestHandler(build, 'test');
  const html = await (await render(new Request('http://awaj.test/'))).text();
  const late = /<noscript id="late-scripts">(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  const files = ['manifest.js', 'entry.js', 'react.js', 'root.js', 'shared.js'];
  for (const file of files) expect(late).toContain(`<link rel="modulepreload" href="/assets/${file}"`);
  expect(late).toContain('import("/assets/entry.js")');
  expect(late).toContain('window.__reactRouterRouteModules');
  // The data of the page is written to it, so it is there from the start.
  expect(late).not.toContain('window.__reactRouterContext');
  expect(html).toContain('window.__reactRouterContext.stream');
});

it('the manifest of React Router is a global that lists the files of each route', () => {
  const plugin = join(dirname(import.meta.resolve('@react-router/dev/vite').replace('file://', '')), 'vite.js');
  expect(readFileSync(plugin, 'utf8')).toContain('window.__reactRouterManifest=');
});

it('React Router passes data by the two calls that the server writes into a page', async () => {
  const streamed = async (request: Request, _status: number, headers: Headers, context: EntryContext) => {
    const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
    await page.allReady;
    return new Response(page, { headers });
  };
  const render = createRequestHandler({ ...build, entry: { module: { default: streamed } } }, 'test');
  const html = await (await render(new Request('http://awaj.test/'))).text();
  expect(html).toMatch(/window\.__reactRouterContext\.streamController\.enqueue\(".*?loaderData.*?"\);/s);
  expect(html).toContain('window.__reactRouterContext.streamController.close();');
});

it('React Router stores a masked address as `masked` in the state of the history', () => {
  const router = fileURLToPath(import.meta.resolve('react-router'));
  expect(readFileSync(join(dirname(router), 'lib/router/history.js'), 'utf8')).toContain('globalHistory.state?.masked');
});

it('React Router has components and parts in forms that the build can leave out', () => {
  const { filter, handler } = withoutUnusedParts.transform;
  const library = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace('development', 'production');
  const files = globSync(join(library, '{lib,lib/dom,lib/dom/ssr,lib/router}', '*.js'));
  const texts = files.filter((file) => filter.id.test(file)).map((file) => handler(readFileSync(file, 'utf8')));
  for (const part of ['let enableFogOfWar = false;', 'if (!undefined) return {'])
    expect(texts.join('')).toContain(part);
  expect(texts.join('')).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(');
  for (const text of texts) expect(text).not.toMatch(/^(?:const \w+ = React\$1\.|\w+\.\w+ = ".*";$)/m);
});
