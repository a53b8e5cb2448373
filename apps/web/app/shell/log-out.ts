import { clearDrafts } from '@awaj/features/draft';
import { clientIn } from '../data/api.ts';
import { hardNavigate, tokens } from '../data/tokens.ts';

/** Logs out in all tabs, and ends the session on the server if it can be reached. */
export function logOut(home: string): void {
  const headers = { Authorization: `Bearer ${tokens?.read()}` };
  clientIn('en')
    .POST('/auth/logout', { headers, keepalive: true })
    .catch(() => {});
  clearDrafts();
  hardNavigate(home);
  tokens?.end();
}
