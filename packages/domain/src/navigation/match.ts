import { resolve } from './locale.ts';
import { frameOf, type RouteRule, routeOf } from './routes.ts';
import type { Tab } from './section.ts';

const segmentsOf = (path: string): readonly string[] => resolve(path).plain.segments;

/** The page at an address, in any language, with or without a trailing slash, query or hash. */
export const matchRoute = (path: string): RouteRule | null => routeOf(segmentsOf(path));

export const hasHeader = (path: string): boolean => frameOf(segmentsOf(path)).header;
export const hasFooter = (path: string): boolean => frameOf(segmentsOf(path)).footer;
export const hasBottomBar = (path: string, viewer: { hasToken: boolean }): boolean =>
  viewer.hasToken && frameOf(segmentsOf(path)).bottomBar;
export const activeTab = (path: string): Tab | null => frameOf(segmentsOf(path)).tab;
