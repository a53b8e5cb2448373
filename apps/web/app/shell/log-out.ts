import { clearDrafts } from '@awaj/features/draft';
import { clientIn } from '../data/api.ts';
import { hardNavigate, tokens } from '../data/tokens.ts';

/** In all tabs; the server forgets the session as well, should it hear of it. */
export function logOut(home: string): void {
  const headers = { Authorization: `Bearer ${tokens?.read()}` };
  clientIn('en')
    .POST('/auth/logout', { headers, keepalive: true })
    .catch(() => {});
  clearDrafts();
  hardNavigate(home);
  tokens?.end();
}
