/** The visible part of a name: one of spaces and invisible characters alone is empty. */
const visible = (name: string): string => name.replace(/\p{Cf}/gu, '').trim();

/** First and last name at registration, and the name in the mini app's: anything but nothing. */
export const isGivenName = (name: string): boolean => visible(name) !== '';

const longestTooShort = 2;

/** The one name of the account page, which holds first and last. */
export const isAccountName = (name: string): boolean => visible(name).length > longestTooShort;
