import { searchesPath } from '../notification.ts';

/** Pages of the mini app that chats lead to. */
export const latestInApp = '/latest-tenders/telegram';
export const tenderInApp = (tenderId: number): string => `/tender/telegram/${tenderId}`;

/** Pages of the website that the mini app has as well. */
export const pagesInApp: ReadonlyMap<string, string> = new Map([
  ['/myfeed', '/myfeed/telegram'],
  [searchesPath, '/searches/telegram'],
]);
