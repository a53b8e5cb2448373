import { useLocale } from '@awaj/i18n/react';
import type { Host } from '../telegram/host.ts';
import { apiIn, session } from './session.ts';

/** The surrounding client. Pages are shown only inside one. */
export function useHost(): Host {
  const { host } = session();
  if (!host) throw new Error('No Telegram client is around the app.');
  return host;
}

/** In the language of the page. */
export const useApi = () => apiIn(useLocale());
