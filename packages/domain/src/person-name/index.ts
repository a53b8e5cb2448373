/** First and last name at registration, and the name in the chat's: anything but nothing. */
export const isGivenName = (name: string): boolean => name.trim() !== '';

const shortestAccountName = 3;

/** The one name of the account page, which holds first and last. */
export const isAccountName = (name: string): boolean => name.trim().length >= shortestAccountName;
