/** The worker's cache of a member's saved tenders. The page deletes it too when the member logs out. */
export const memberCache = 'awaj-member';

/** Messages from a page to the worker. */
export type PageMessage = { kind: 'forget-member' };
