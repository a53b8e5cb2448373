const yearInSeconds = 365 * 24 * 60 * 60;

/** What is remembered of this device, whoever uses it. It is in cookies, because a logout clears local storage. */
export function keepChoice(name: string, value: string | null): void {
  const age = value === null ? 0 : yearInSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people have
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** Reads from the cookies of a page or of a request, because the server needs some choices too. */
export const choiceIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([a-z]+)`).exec(cookies)?.[1];

/** Choices by which the server redirects somebody who typed an address or opened a bookmark. */
export const redirectingChoices = { locale: 'locale', list: 'tenders' } as const;

/** A link means exactly its page. A typed address may mean a different one. */
export const isTyped = (fetchSite: string | null | undefined): boolean => fetchSite === 'none';

/** Whether a remembered choice may redirect a typed address, which the server then has to check. */
export const mayRedirect = (cookies: string, fetchSite: string | undefined): boolean =>
  isTyped(fetchSite) && Object.values(redirectingChoices).some((name) => choiceIn(cookies, name) !== undefined);
