/** Told by a page that lost a script which it asked for itself, before it could begin. */
export const startLost = 'awaj-start-lost';
