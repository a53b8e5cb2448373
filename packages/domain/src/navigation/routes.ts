import type { Audience, Page, Tab } from './section.ts';
import { type RouteId, type RoutePattern, sectionRules, sections } from './sections.ts';

/** The frame of a page, and its audience. */
export interface Frame {
  audience: Audience;
  tab: Tab | null;
  header: boolean;
  footer: boolean;
  /**
   * For members. It replaces the header. Pages for a single task have no bar, because it would distract from the task.
   */
  bottomBar: boolean;
}

/** Depends only on the address, so that the "not found" page has a frame too. */
export function frameOf(segments: readonly string[]): Frame {
  const { audience = 'everybody', tab = null, header = true, footer = true } = sectionRules(segments);
  return { audience, tab, header, footer, bottomBar: header };
}

/** A page with all its rules. */
export interface RouteRule extends Page<RouteId, RoutePattern>, Frame {}

/** Every page of the product. */
export const routeRules: readonly RouteRule[] = sections.flatMap(({ segment, pages }) =>
  pages.map((page) => ({ ...page, ...frameOf([segment]) })),
);

const wanted = routeRules.map((rule) => ({ rule, parts: rule.pattern.toLowerCase().split('/').filter(Boolean) }));

/** No two patterns match the same address, so their order does not matter. */
export function routeOf(segments: readonly string[]): RouteRule | null {
  const fits = (parts: readonly string[]): boolean =>
    parts.length === segments.length && parts.every((part, index) => part.startsWith(':') || part === segments[index]);
  return wanted.find(({ parts }) => fits(parts))?.rule ?? null;
}
