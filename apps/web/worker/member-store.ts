import { memberCache } from '../app/offline/member-cache.ts';

/** The cache key of an answer: the request without its token, which must not be stored. */
export function keyOf({ url, headers }: Request): Request {
  const kept = new Headers(headers);
  kept.delete('Authorization');
  return new Request(url, { headers: kept });
}

/** Stores the owner of the answers. */
const ownerKey = '/owner';
let opened: { owner: string; cache: Promise<Cache> } | null = null;

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function openFor(owner: string): Promise<Cache> {
  const cache = await caches.open(memberCache);
  if ((await (await cache.match(ownerKey))?.text()) === owner) return cache;
  await caches.delete(memberCache);
  const empty = await caches.open(memberCache);
  await empty.put(ownerKey, new Response(owner));
  return empty;
}

/** The store of the requesting member. Answers cached for a different login are deleted. */
export async function cacheOf({ headers }: Request): Promise<Cache> {
  const owner = await digestOf(headers.get('Authorization') ?? '');
  if (opened?.owner !== owner) opened = { owner, cache: openFor(owner) };
  return opened.cache;
}

export async function deleteStore(): Promise<void> {
  opened = null;
  await caches.delete(memberCache);
}
