import { toAddress } from './path.ts';

/** The page of this site that a login leads back to; null for whatever would lead to another one. */
export function nextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const { path, rest } = toAddress(next);
  return path + rest;
}
