import { localizedPath, resolve } from './locale.ts';
import type { Address } from './path.ts';
import { frameOf, routeOf } from './routes.ts';
import type { RoutePattern } from './sections.ts';
import { longPath } from './short-path.ts';

/** Old addresses that people and search engines still have. */
const movedTo = new Map<string, RoutePattern>([
  ['register', '/signup'],
  ['client/my-feed', '/myfeed'],
]);

/** Unlike all else this holds for any address that starts so, /signup-now and /login2 among them. */
const guestStarts = ['signup', 'login', 'forgot-password'] as const;

/** The last step of the registration is for whoever has just become a member by it, and pays there. */
const isPayingStep = ({ segments, rest }: Address): boolean =>
  segments.join('/') === 'signup' && /^\?(?:[^#]*&)?step=3(?:[&#]|$)/.test(rest);

/** `path` is for the same host, or, for the mini app, to be put after its base address. */
export type Redirect = { kind: 'none' } | { kind: 'page'; path: string } | { kind: 'mini-app'; path: string };

/** Where a visit to an address leads instead, given whether a token is stored. */
export function redirectFor(path: string, viewer: { hasToken: boolean }): Redirect {
  const { plain, locale } = resolve(path);
  const toPage = (target: string): Redirect => ({ kind: 'page', path: localizedPath(target, locale) });
  // Before anything else: the mini app's login and feed ask for no token of the website's.
  if (routeOf(plain.segments)?.app === 'mini') return { kind: 'mini-app', path: plain.path + plain.rest };
  const moved = movedTo.get(plain.segments.join('/'));
  if (moved) return toPage(moved + plain.rest);
  const long = longPath(plain.path + plain.rest);
  if (long) return toPage(long);
  const { audience } = frameOf(plain.segments);
  const isForGuests = audience === 'guest' || guestStarts.some((start) => plain.segments[0]?.startsWith(start));
  if (viewer.hasToken && isForGuests && !isPayingStep(plain)) return toPage('/tenders');
  if (!viewer.hasToken && audience === 'member') return toPage('/login');
  return { kind: 'none' };
}
