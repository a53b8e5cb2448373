/** What a page says to the worker. */
export type PageMessage = { kind: 'forget-member' };
