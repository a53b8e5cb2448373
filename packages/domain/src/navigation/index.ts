export { matchRoute, pageTitle } from './match.ts';
export { localeOfPath, localizedPath, type PathLocale } from './path.ts';
export { activeTab, hasBottomBar, hasFooter, hasHeader, type Tab } from './places.ts';
export { type Redirect, redirectFor } from './redirect.ts';
export { type RouteRule, routeRules } from './routes.ts';
