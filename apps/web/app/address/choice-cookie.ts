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
