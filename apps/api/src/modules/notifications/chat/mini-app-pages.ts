import { searchesPath } from '../notification.ts';

/** Pages of the mini app that messages link to. */
export const latestInApp = '/latest-tenders/telegram';
export const planInApp = '/plan/telegram';
export const tenderInApp = (tenderId: number): string => `/tender/telegram/${tenderId}`;

/** Pages of the website that also exist in the mini app. */
export const pagesInApp: ReadonlyMap<string, string> = new Map([
  ['/myfeed', '/myfeed/telegram'],
  [searchesPath, '/searches/telegram'],
]);
