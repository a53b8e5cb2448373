import type { PathLocale } from './path.ts';
import { rulePath, segmentsOf } from './path.ts';
import { notFoundTitles, type RouteRule, routeRules } from './routes.ts';

function fits(pattern: string, path: string): boolean {
  const want = segmentsOf(pattern);
  const have = segmentsOf(path);
  return want.length === have.length && want.every((part, index) => part.startsWith(':') || part === have[index]);
}

/** A page with a fixed address goes before one with a parameter in the same place. */
export function matchRoute(path: string): RouteRule | null {
  const plain = rulePath(path);
  const exact = routeRules.find(({ pattern }) => pattern === plain);
  return exact ?? routeRules.find(({ pattern }) => fits(pattern, plain)) ?? null;
}

/** The title of a page; a tender's own page carries the tender's title once it is known. */
export function pageTitle(path: string, locale: PathLocale, tenderTitle?: string): string {
  const rule = matchRoute(path);
  const isTender = rule?.pattern.startsWith('/tender/') ?? false;
  if (isTender && tenderTitle) return tenderTitle;
  return (rule?.titles ?? notFoundTitles)[locale];
}
