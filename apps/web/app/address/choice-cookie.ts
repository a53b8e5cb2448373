const yearInSeconds = 365 * 24 * 60 * 60;

/** What was chosen on this device. In a cookie and not in local storage, which a logout clears. */
export function keepChoice(name: string, value: string | null): void {
  const age = value === null ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people have
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Of the cookies of a page or of a request: the server reads some choices too. */
export const choiceIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([a-z]+)`).exec(cookies)?.[1];

/** By these choices the server leads somebody elsewhere who typed an address or opened a bookmark. */
export const leadingChoices = { locale: 'locale', list: 'tenders' } as const;

/** A link means the page that it names; an address that was typed may mean another. */
export const isTyped = (fetchSite: string | null | undefined): boolean => fetchSite === 'none';

/** Whether the server has to look which page is meant. */
export const mayLeadElsewhere = (cookies: string, fetchSite: string | undefined): boolean =>
  isTyped(fetchSite) && Object.values(leadingChoices).some((name) => choiceIn(cookies, name) !== undefined);
