import { localizedPath, resolve } from './locale.ts';
import type { Address } from './path.ts';
import { frameOf, routeOf } from './routes.ts';
import type { RoutePattern } from './sections.ts';
import { longPath } from './short-path.ts';

/** Old addresses that people and search engines still use. */
const movedTo = new Map<string, RoutePattern>([
  ['register', '/signup'],
  ['client/my-feed', '/myfeed'],
]);

/** An exception: these hold for every address that starts so, including /signup-now and /login2. */
const guestStarts = ['signup', 'login', 'forgot-password'] as const;

/** The last step of the registration is for a new member, who pays there. */
const isPayingStep = ({ segments, rest }: Address): boolean =>
  segments.join('/') === 'signup' && /^\?(?:[^#]*&)?step=3(?:[&#]|$)/.test(rest);

/** `path` is on the same host; for the mini app it is appended to its base address. */
export type Redirect = { kind: 'none' } | { kind: 'page'; path: string } | { kind: 'mini-app'; path: string };

/** Where an address redirects to, depending on whether a token is stored. */
export function redirectFor(path: string, viewer: { hasToken: boolean }): Redirect {
  const { plain, locale } = resolve(path);
  const toPage = (target: string): Redirect => ({ kind: 'page', path: localizedPath(target, locale) });
  // Checked first: the mini app's pages do not need a token of the website.
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
