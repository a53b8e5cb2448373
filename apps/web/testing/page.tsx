import { localeOfPath } from '@awaj/domain/navigation';
import { TranslationsProvider } from '@awaj/i18n/react';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  RouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { afterEach } from 'vitest';
import { usePageLocale } from '../app/address/locale.ts';
import { queryClient } from '../app/data/query-client.ts';
import { tokens } from '../app/data/tokens.ts';
import { ensureMessages, translationsOf } from '../app/data/translations.ts';
import * as root from '../app/root.tsx';
import routes from '../app/routes.ts';
import { fetchMemberFrame } from '../app/shell/member-frame.ts';

interface Module {
  default?: Parameters<typeof withComponentProps>[0];
  clientLoader?: LoaderFunction;
}

const modules = import.meta.glob<Module>(['../app/routes/*.tsx'], { eager: true });

const App = withComponentProps(root.default as NonNullable<Module['default']>);
const ErrorBoundary = withErrorBoundaryProps(root.ErrorBoundary);

/** Like `Layout`, in an existing document. */
function Site(): ReactElement {
  const locale = usePageLocale();
  return (
    <TranslationsProvider locale={locale} {...translationsOf(locale)}>
      <App />
    </TranslationsProvider>
  );
}

function Failure(): ReactElement {
  const locale = usePageLocale();
  return (
    <TranslationsProvider locale={locale} {...translationsOf(locale)}>
      <ErrorBoundary />
    </TranslationsProvider>
  );
}

const pages: RouteObject[] = routes.flatMap(({ id = '', path, file }) => {
  const { default: Page, clientLoader } = modules[`../app/${file}`] ?? {};
  if (!Page) return [];
  const Component = withComponentProps(Page);
  return [{ id, ...(path !== undefined && { path }), Component, ...(clientLoader && { loader: clientLoader }) }];
});

const siteRoutes: RouteObject[] = [
  {
    id: 'root',
    path: '',
    Component: Site,
    ErrorBoundary: Failure,
    HydrateFallback: () => null,
    loader: root.clientLoader,
    middleware: root.clientMiddleware as NonNullable<RouteObject['middleware']>,
    children: pages,
  },
];

/** Queries retry three times; here without pauses. */
queryClient().setDefaultOptions({ queries: { ...queryClient().getDefaultOptions().queries, retryDelay: 1 } });

/** All pages are already loaded in the test, so nothing is fetched to open one. */
window.__reactRouterManifest = { routes: {} };

let shown: { root: Root; box: HTMLElement } | undefined;

/** Like a refresh: the tab and its storage stay. */
export function leavePage(): void {
  shown?.root.unmount();
  shown?.box.remove();
  shown = undefined;
  queryClient().clear();
}

afterEach(() => {
  leavePage();
  tokens?.end();
  sessionStorage.clear();
});

/** Shaped like a real token. */
const token = 'a-login-of-a-test-that-is-as-long-as-one-is';

/** A page as hydrated in a browser, for a member or a visitor. */
export async function openPage(path: string, reader: 'member' | 'visitor' = 'member') {
  if (reader === 'member') tokens?.start(token);
  history.replaceState(null, '', path);
  await Promise.all([ensureMessages(localeOfPath(path), path), fetchMemberFrame()]);
  const router = createBrowserRouter(siteRoutes);
  const box = document.body.appendChild(document.createElement('div'));
  shown = { root: createRoot(box), box };
  shown.root.render(<RouterProvider router={router} />);
}
