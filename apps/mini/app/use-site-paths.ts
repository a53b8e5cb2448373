import { useLocale } from '@awaj/i18n/react';
import { useMemo } from 'react';
import { session } from './session.ts';
import { sitePaths } from './site-paths.ts';

export function useSitePaths(): ReturnType<typeof sitePaths> {
  const locale = useLocale();
  return useMemo(() => sitePaths(session().config, locale), [locale]);
}
