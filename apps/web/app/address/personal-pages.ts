import { matchRoute, type RouteId } from '@awaj/domain/navigation';

/** Their addresses were given to one person. */
export const personalPages: readonly RouteId[] = ['free', 'trial', 'discount', 'unsubscribe'];

/** Whether the server sends the same page to everybody at an address, and it has something for everybody. */
export function isForEverybody(path: string): boolean {
  const route = matchRoute(path);
  return route !== null && route.audience !== 'member' && !personalPages.includes(route.id);
}
