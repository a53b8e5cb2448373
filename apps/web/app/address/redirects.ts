import { localeOfPath, nextPath, redirectFor } from '@awaj/domain/navigation';
import { config } from '../config/config.ts';
import { pathsIn } from './paths.ts';

/** A link to the login that was followed before the page knew its member still leads where the login would. */
function behindLogin(path: string): string | null {
  const { pathname, searchParams } = new URL(path, config.webUrl);
  return pathname === pathsIn(localeOfPath(path)).login() ? nextPath(searchParams.get('next')) : null;
}

/** Where a visit to an address leads instead, or null; after a login it comes back here. */
export function destinationOf(path: string, viewer: { hasToken: boolean }): string | null {
  const target = redirectFor(path, viewer);
  if (target.kind === 'none') return null;
  if (target.kind === 'mini-app') return new URL(target.path, config.miniUrl).href;
  const login = pathsIn(localeOfPath(path)).login();
  if (target.path === login) return pathsIn(localeOfPath(path)).login(path);
  return behindLogin(path) ?? target.path;
}

/** What holds for everybody, and so can be said before anybody knows who is reading. */
export function commonDestinationOf(path: string): string | null {
  const target = destinationOf(path, { hasToken: false });
  return target === destinationOf(path, { hasToken: true }) ? target : null;
}
