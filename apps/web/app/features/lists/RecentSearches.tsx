import { noFilters } from '@awaj/domain/search-filters';
import { titleFieldId } from '@awaj/features/search';
import { useArea, useLocale } from '@awaj/i18n/react';
import { SearchHistory } from '@awaj/ui/SearchHistory';
import { type ReactElement, useSyncExternalStore } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { recentSearches } from './recent-searches.ts';

const none: readonly string[] = [];
const never = () => () => {};

/** What was looked for on this device, each a link to the same search. */
export function RecentSearches({ formId }: { formId: string }): ReactElement | null {
  const { recent, forget } = useArea('search');
  const paths = pathsIn(useLocale());
  const searches = useSyncExternalStore(
    recentSearches?.subscribe ?? never,
    () => recentSearches?.read() ?? none,
    () => none,
  );
  const clear = () => {
    // The button goes with what it forgets, and would take the focus along.
    document.getElementById(titleFieldId(formId))?.focus();
    recentSearches?.clear();
  };
  return (
    <SearchHistory
      label={recent}
      onForget={{ label: forget, onPress: clear }}
      searches={searches.map((words) => ({ words, href: paths.tenders({ ...noFilters, title: words }) }))}
    />
  );
}
