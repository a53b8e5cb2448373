import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, useLoaderData, useParams } from 'react-router';
import type { RouteMap, RouteModule } from './route-maps.ts';

export type Router = ReturnType<typeof createMemoryRouter>;

/** What stands around the whole app in its document, such as the texts. */
export type Around = ComponentType<{ children: ReactNode }>;

const plain: Around = ({ children }) => children;

/** As the framework renders a route: with what its loader has loaded. */
function withProps(Page: RouteModule['default'], Around: Around): () => ReactElement {
  return function RoutePage() {
    return (
      <Around>
        <Page loaderData={useLoaderData()} params={useParams()} />
      </Around>
    );
  };
}

/** What the framework uses of a module in a browser. */
function routeOf(module: RouteModule, Around: Around = plain) {
  const { ErrorBoundary, HydrateFallback, clientLoader, loader, shouldRevalidate } = module;
  const load = clientLoader ?? loader;
  return {
    Component: withProps(module.default, Around),
    ...(load && { loader: load }),
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(HydrateFallback && { HydrateFallback }),
    ...(ErrorBoundary && {
      ErrorBoundary: () => (
        <Around>
          <ErrorBoundary />
        </Around>
      ),
    }),
  };
}

const none = () => null;

/** The routes of an app, in memory: its own map and its own modules, at an address that the browser does not see. */
export async function openRouter(map: RouteMap, path: string, around: Around): Promise<Router> {
  const root = await map.root();
  const { clientMiddleware: middleware } = root;
  const routes: RouteObject[] = map.routes.map(({ load, ...place }) => ({
    ...place,
    HydrateFallback: none,
    lazy: async () => routeOf(await load()),
  }));
  const top = { HydrateFallback: none, ...routeOf(root, around), ...(middleware && { middleware }) };
  return createMemoryRouter([{ ...top, id: 'root', children: routes }], { initialEntries: [path] });
}
