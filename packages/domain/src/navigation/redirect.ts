import { matchRoute } from './match.ts';
import { localeOfPath, localizedPath, rulePath } from './path.ts';
import { placeOf } from './places.ts';

/** Old addresses that people and search engines still have. */
const movedTo: Readonly<Record<string, string>> = { '/register': '/signup', '/client/my-feed': '/myfeed' };

export type Redirect = { kind: 'none' } | { kind: 'page'; path: string } | { kind: 'mini-app'; path: string };

/** Where a visit to an address leads instead, given whether a token is stored. */
export function redirectFor(path: string, viewer: { hasToken: boolean }): Redirect {
  const plain = rulePath(path);
  const toPage = (target: string): Redirect => ({ kind: 'page', path: localizedPath(target, localeOfPath(path)) });
  // The mini app knows its people in another way, so its login and feed are none of the website's.
  if (matchRoute(plain)?.app === 'mini') return { kind: 'mini-app', path: localizedPath(path, 'en') };
  const moved = movedTo[plain];
  if (moved) return toPage(moved);
  const { audience } = placeOf(plain);
  if (viewer.hasToken && audience === 'guest') return toPage('/tenders');
  if (!viewer.hasToken && audience === 'member') return toPage('/login');
  return { kind: 'none' };
}
