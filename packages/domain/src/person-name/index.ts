/** The visible part of a name: empty if it has only spaces and invisible characters. */
const visible = (name: string): string => name.replace(/\p{Cf}/gu, '').trim();

/** First and last name at registration, and the name in the mini app: anything visible. */
export const isGivenName = (name: string): boolean => visible(name) !== '';

const longestTooShort = 2;

/** The account page's single name, which holds both names. */
export const isAccountName = (name: string): boolean => visible(name).length > longestTooShort;
