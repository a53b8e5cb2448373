import { localeOfPath, nextPath, redirectFor } from '@awaj/domain/navigation';
import { config } from '../config/config.ts';
import { pathsIn } from './paths.ts';

/**
 * After a login the reader is sent to the page in `next`, also if the link to the login was followed before the page
 * knew its member.
 */
function nextOfLogin(path: string): string | null {
  const { pathname, searchParams } = new URL(path, config.webUrl);
  return pathname === pathsIn(localeOfPath(path)).login() ? nextPath(searchParams.get('next')) : null;
}

/** Where an address redirects to, or null. A login returns to the address. */
export function destinationOf(path: string, viewer: { hasToken: boolean }): string | null {
  const target = redirectFor(path, viewer);
  if (target.kind === 'none') return null;
  if (target.kind === 'mini-app') return new URL(target.path, config.miniUrl).href;
  const login = pathsIn(localeOfPath(path)).login();
  if (target.path === login) return pathsIn(localeOfPath(path)).login(path);
  return nextOfLogin(path) ?? target.path;
}

/** Redirects for everybody, known before the reader is. */
export function commonDestinationOf(path: string): string | null {
  const target = destinationOf(path, { hasToken: false });
  return target === destinationOf(path, { hasToken: true }) ? target : null;
}
