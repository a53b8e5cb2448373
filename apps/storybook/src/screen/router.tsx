import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, useLoaderData, useParams } from 'react-router';
import type { RouteMap, RouteModule } from './route-maps.ts';

export type Router = ReturnType<typeof createMemoryRouter>;

/** Wraps the whole app, for example in the provider of the texts. */
export type Around = ComponentType<{ children: ReactNode }>;

const plain: Around = ({ children }) => children;

/** Renders a route like the framework, with the data of its loader. */
function withProps(Page: RouteModule['default'], Around: Around): () => ReactElement {
  return function RoutePage() {
    return (
      <Around>
        <Page loaderData={useLoaderData()} params={useParams()} />
      </Around>
    );
  };
}

/** The exports of a module that the framework uses in a browser. */
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

/** The routes of an app in memory, from its own map and modules. The address bar does not change. */
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
