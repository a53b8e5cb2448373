import type { pathLocales } from './path-locales.gen.ts';

export type PathLocale = (typeof pathLocales)[number];

/** The parts of an address. Routers compare decoded segments in any case, so they are stored that way. */
export interface Address {
  /** As typed, from the root, without a trailing slash; '/' is the root. */
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

/** Characters that browsers drop anywhere in an address. */
const dropped = /[\t\n\r]/g;

/** Slashes are made single and forward, because a path starting with two would lead to another host. */
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

/** Returns the page to open after a login. Null if the address is on another site. */
export function nextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const { path, rest } = toAddress(next);
  return path + rest;
}
