import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, ShouldRevalidateFunction } from 'react-router';

/** What is taken from a module of a route, as React Router's framework does. */
export interface RouteModule {
  default: ComponentType<{ loaderData: unknown; params: object }>;
  loader?: LoaderFunction;
  clientLoader?: LoaderFunction;
  clientMiddleware?: MiddlewareFunction[];
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
}

type Load = () => Promise<RouteModule>;

export interface RouteMap {
  root: Load;
  routes: readonly ({ id: string; load: Load } & ({ path: string } | { index: true }))[];
}

// The plugin in `route-maps.ts` beside `vite.config.ts` writes them, from the apps' own maps.
export declare const website: RouteMap;
export declare const miniApp: RouteMap;
