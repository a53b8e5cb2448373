import { activeTab } from '@awaj/domain/navigation';
import { useLocale } from '@awaj/i18n/react';
import { useLocation } from 'react-router';
import { pathsIn, searchHash } from '../address/paths.ts';

/** Opens the search of the shown list, elsewhere that of all tenders. */
export function useSearchPath(): string {
  const { pathname, search } = useLocation();
  const paths = pathsIn(useLocale());
  return (activeTab(pathname) === null ? paths.tenders() : pathname + search) + searchHash;
}
