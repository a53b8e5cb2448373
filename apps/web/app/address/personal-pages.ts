import { matchRoute, type RouteId } from '@awaj/domain/navigation';

/** Their addresses belong to one person. */
export const personalPages: readonly RouteId[] = ['free', 'trial', 'discount', 'unsubscribe'];

/** Whether the server sends the same content to everybody at this address. */
export function isForEverybody(path: string): boolean {
  const route = matchRoute(path);
  return route !== null && route.audience !== 'member' && !personalPages.includes(route.id);
}
