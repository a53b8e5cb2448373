import { type Fetch, usualFetch } from '@awaj/api-client';

/** The first call may have been made before the app was there. */
export const fetchOrTakeEarly: Fetch = (request) => {
  const { early } = window;
  const isSame = early?.url === request.url && early.language === request.headers.get('Accept-Language');
  if (!(early && isSame) || early.isTaken) return usualFetch(request);
  early.isTaken = true;
  return early.answer;
};

/** What was drawn before the app was there goes when the app draws by itself. */
export function clearEarlyPage(): void {
  if (window.early) window.early.isOver = true;
  document.querySelector('div[data-early]')?.remove();
}
