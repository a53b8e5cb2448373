import { localeOfPath, redirectFor } from '@awaj/domain/navigation';
import { config } from '../config/config.ts';
import { pathsIn } from './paths.ts';

/** Where a visit to an address leads instead, or null; after a login it comes back here. */
export function destinationOf(path: string, viewer: { hasToken: boolean }): string | null {
  const target = redirectFor(path, viewer);
  if (target.kind === 'none') return null;
  if (target.kind === 'mini-app') return new URL(target.path, config.miniUrl).href;
  const login = pathsIn(localeOfPath(path)).login();
  return target.path === login ? pathsIn(localeOfPath(path)).login(path) : target.path;
}

/** What holds for everybody, and so can be said before anybody knows who is reading. */
export function commonDestinationOf(path: string): string | null {
  const target = destinationOf(path, { hasToken: false });
  return target === destinationOf(path, { hasToken: true }) ? target : null;
}
