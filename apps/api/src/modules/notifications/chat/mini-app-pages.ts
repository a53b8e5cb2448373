/** Pages of the mini app that chats lead to. */
export const latestInApp = '/latest-tenders/telegram';
export const feedInApp = '/myfeed/telegram';
export const tenderInApp = (tenderId: number): string => `/tender/telegram/${tenderId}`;
