import { resolve } from './locale.ts';
import type { PathLocale } from './path.ts';
import { frameOf, type RouteRule, routeOf } from './routes.ts';
import type { Tab } from './section.ts';
import type { RouteId } from './sections.ts';

const segmentsOf = (path: string): readonly string[] => resolve(path).plain.segments;

/** The page at an address, in either language, with or without a slash at its end, a query or a hash. */
export const matchRoute = (path: string): RouteRule | null => routeOf(segmentsOf(path));

const tenderPages: readonly (RouteId | undefined)[] = ['tender', 'telegram-tender'];

/** The title of a page, null where there is none; a tender's own page carries its title once that is known. */
export function pageTitle(path: string, locale: PathLocale, tenderTitle?: string): string | null {
  const rule = matchRoute(path);
  if (tenderTitle && tenderPages.includes(rule?.id)) return tenderTitle;
  return rule?.titles[locale] ?? null;
}

export const hasHeader = (path: string): boolean => frameOf(segmentsOf(path)).header;
export const hasFooter = (path: string): boolean => frameOf(segmentsOf(path)).footer;
export const hasBottomBar = (path: string, viewer: { hasToken: boolean }): boolean =>
  viewer.hasToken && frameOf(segmentsOf(path)).bottomBar;
export const activeTab = (path: string): Tab | null => frameOf(segmentsOf(path)).tab;
