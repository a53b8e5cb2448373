export { localeOfPath, localizedPath, plainPath } from './locale.ts';
export { activeTab, hasBottomBar, hasFooter, hasHeader, matchRoute, pageTitle } from './match.ts';
export { accountLines, type BellItem, bellItems, homePath, menus } from './menus.ts';
export { nextPath } from './next-path.ts';
export type { PathLocale } from './path.ts';
export { type Redirect, redirectFor } from './redirect.ts';
export { type RouteRule, routeRules } from './routes.ts';
export type { Audience, FrontEnd, Tab } from './section.ts';
export type { RouteId, RoutePattern } from './sections.ts';
