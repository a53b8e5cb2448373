import type { ComponentType } from 'react';
import type { LoaderFunction, MiddlewareFunction, ShouldRevalidateFunction } from 'react-router';

/** The exports of a route's module that React Router's framework uses. */
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

// Generated from the apps' route maps by the plugin in `route-maps.ts` beside `vite.config.ts`.
export declare const website: RouteMap;
export declare const miniApp: RouteMap;
