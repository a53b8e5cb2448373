/** Where the worker keeps what a member has saved. The page, too, forgets it with the login. */
export const memberCache = 'awaj-member';

/** What a page says to the worker. */
export type PageMessage = { kind: 'forget-member' };
