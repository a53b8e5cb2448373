import { useLocale } from '@awaj/i18n/react';
import { useMemo } from 'react';
import { sitePaths } from '../address/site-paths.ts';
import { session } from './session.ts';

/** In its own file, because the first screen does not use these links. */
export function useSitePaths(): ReturnType<typeof sitePaths> {
  const locale = useLocale();
  return useMemo(() => sitePaths(session().config, locale), [locale]);
}
