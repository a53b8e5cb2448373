import { type ApiError, unwrap } from '@awaj/api-client';
import type { Unsubscribing } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';
import { clientIn } from '../../data/api.ts';
import { orUnavailable } from '../../data/unavailable.ts';

const isLost = (error: unknown): boolean => ['not-found', 'invalid'].includes((error as Partial<ApiError>).code ?? '');

/** Null for a damaged, forged or outdated link. */
const nullIfLost = (asking: Promise<Unsubscribing>): Promise<Unsubscribing | null> =>
  orUnavailable(
    asking.catch((error: unknown) => {
      if (isLost(error)) return null;
      throw error;
    }),
  );

const at = (token: string) => ({ params: { path: { token } } });

/** Returns the list that a link unsubscribes from, and whether it was used already. */
export const loadUnsubscribing = (token: string, locale: Locale): Promise<Unsubscribing | null> =>
  nullIfLost(unwrap(clientIn(locale).GET('/unsubscribe/{token}', at(token))));

export const saveUnsubscribing = (token: string, locale: Locale, isStopped: boolean): Promise<Unsubscribing | null> =>
  nullIfLost(unwrap(clientIn(locale).POST('/unsubscribe/{token}', { ...at(token), body: { is_stopped: isStopped } })));
