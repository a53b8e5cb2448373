import { useLocale } from '@awaj/i18n/react';
import { useMemo } from 'react';
import { sitePaths } from '../address/site-paths.ts';
import { session } from './session.ts';

/** Apart from the client and the API: the first screen leads nowhere else. */
export function useSitePaths(): ReturnType<typeof sitePaths> {
  const locale = useLocale();
  return useMemo(() => sitePaths(session().config, locale), [locale]);
}
