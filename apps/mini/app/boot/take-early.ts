import { type Fetch, usualFetch } from '@awaj/api-client';

/** The page may have sent the first call before the app ran. */
export const fetchOrTakeEarly: Fetch = (request) => {
  const { early } = window;
  const isSame = early?.url === request.url && early.language === request.headers.get('Accept-Language');
  if (!(early && isSame) || early.isTaken) return usualFetch(request);
  early.isTaken = true;
  return early.answer;
};

/** Removes the early page when the app renders. */
export function clearEarlyPage(): void {
  if (window.early) window.early.isOver = true;
  document.querySelector('div[data-early]')?.remove();
}
