import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type Document, Window } from 'happy-dom';
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { vi } from 'vitest';
import { sharedClient } from '../app/data/query-client.ts';
import handleRequest from '../app/entry.server.tsx';
import routes from '../app/routes.ts';
import { createContractApi } from './contract-api.ts';

type ServerRoutes = ServerBuild['routes'];
type ServerModule = NonNullable<ServerRoutes[string]>['module'];

type Module = Omit<ServerModule, 'default' | 'ErrorBoundary'> & {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
};

const modules = import.meta.glob<Module>(['../app/root.tsx', '../app/routes/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
});

function routeOf({ id = '', path, file }: RouteConfigEntry): ServerRoutes {
  const module = modules[`../app/${file}`];
  if (!module) throw new Error(`routes.ts names ${file}, which is not there.`);
  return {
    [id || file]: { id: id || file, parentId: 'root', ...(path !== undefined && { path }), module: withProps(module) },
  };
}

/** Passes loader data to a page, as the build's plugin does. */
const withProps = ({ default: Page, ErrorBoundary, ...module }: Module): ServerModule => ({
  ...module,
  // Routes that are not pages have none.
  default: (Page && withComponentProps(Page)) as ServerModule['default'],
  ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
});

const root = modules['../app/root.tsx'];
if (!root) throw new Error('There is no root.');

const serverRoutes: ServerRoutes = Object.assign(
  { root: { id: 'root', path: '', module: withProps(root) } },
  ...routes.map(routeOf),
);

const filesOf = ({ id, parentId, path, module }: NonNullable<ServerRoutes[string]>) => ({
  id,
  ...(parentId !== undefined && { parentId }),
  ...(path !== undefined && { path }),
  module: `/assets/${id}.js`,
  imports: [],
  css: [],
  hasAction: false,
  hasLoader: 'loader' in module,
  hasClientAction: false,
  hasClientLoader: 'clientLoader' in module,
  hasClientMiddleware: 'clientMiddleware' in module,
  hasDefaultExport: module.default !== undefined,
  hasErrorBoundary: 'ErrorBoundary' in module,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

/** The build of `routes.ts`: the real routes with fake file names. */
const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: serverRoutes,
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: Object.fromEntries(
      Object.values(serverRoutes).flatMap((route) => (route ? [[route.id, filesOf(route)]] : [])),
    ),
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

export const origin = 'http://127.0.0.1:3000';
const render = createRequestHandler(build, 'production');

/** The API behind the website's server. */
export const api = createContractApi();

/** Renders a page with its own cache, as the server does. */
export function renderPage(request: Request): Promise<Response> {
  sharedClient().clear();
  vi.stubGlobal('fetch', api.fetch);
  return render(request);
}

/** A page as sent by the server. */
export async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await renderPage(new Request(origin + path, { headers }));
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The page that answers a form, sent without scripts or by a program. */
export async function submit(path: string, fields: Record<string, string>) {
  const answer = await renderPage(new Request(origin + path, { method: 'POST', body: new URLSearchParams(fields) }));
  return { status: answer.status, html: await answer.text() };
}

/** The page as parsed by a browser without scripts. */
export async function read(path: string): Promise<{ status: number; html: string; document: Document }> {
  const { status, html } = await open(path);
  const { document } = new Window({ url: origin + path });
  document.write(html);
  return { status, html, document };
}
