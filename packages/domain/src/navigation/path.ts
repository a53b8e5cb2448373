import type { pathLocales } from './path-locales.gen.ts';

export type PathLocale = (typeof pathLocales)[number];

/** An address in its parts. Routers compare segments decoded and in any case, so they are kept that way. */
export interface Address {
  /** As typed, from the root, without a slash at the end; '/' is the root itself. */
  path: string;
  segments: readonly string[];
  /** Query and hash. */
  rest: string;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** What browsers drop from an address wherever it stands. */
const dropped = /[\t\n\r]/g;

/** Slashes are single and lean forward: a path that began with two would lead to another host. */
export function toAddress(path: string): Address {
  const typed = path.replace(dropped, '');
  const end = typed.search(/[?#]/);
  const [written, rest] = end === -1 ? [typed, ''] : [typed.slice(0, end), typed.slice(end)];
  const parts = written.split(/[/\\]+/).filter(Boolean);
  return { path: `/${parts.join('/')}`, segments: parts.map((part) => decoded(part).toLowerCase()), rest };
}

export function withoutPrefix({ path, segments, rest }: Address): Address {
  const second = path.indexOf('/', 1);
  return { path: second === -1 ? '/' : path.slice(second), segments: segments.slice(1), rest };
}

/** The page of this site that a login leads back to; null for whatever would lead to another one. */
export function nextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const { path, rest } = toAddress(next);
  return path + rest;
}
