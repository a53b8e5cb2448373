import { type Fetch, usualFetch } from '@awaj/api-client';

/** The page may have sent the first call before the app ran. */
export const fetchOrTakeEarly: Fetch = (request) => {
  const { early } = window;
  const isSame = early?.url === request.url && early.language === request.headers.get('Accept-Language');
  if (!(early && isSame) || early.isTaken) return usualFetch(request);
  early.isTaken = true;
  return early.answer;
};

/** Removes the early page when the app renders. Gives the tender that was tapped on it, once. */
export function clearEarlyPage(): string | undefined {
  const { early } = window;
  if (!early) return;
  early.isOver = true;
  document.querySelector('div[data-early]')?.remove();
  const { wanted } = early;
  delete early.wanted;
  return wanted;
}
