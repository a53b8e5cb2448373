import { useArea } from '@awaj/i18n/react';
import { SearchHistory as Searches } from '@awaj/ui/SearchHistory';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { SearchHistory } from './history.ts';
import { titleFieldId } from './title-field-id.ts';

export interface RecentSearchesProps {
  /** Null on the server, which knows nobody. */
  history: SearchHistory | null;
  formId: string;
  /** Where these words are looked for again. */
  hrefOf: (words: string) => string;
}

const none: readonly string[] = [];
const never = () => () => {};

/** What was looked for on this device, each a link to the same search. */
export function RecentSearches({ history, formId, hrefOf }: RecentSearchesProps): ReactElement | null {
  const { recent, forget } = useArea('search');
  const searches = useSyncExternalStore(
    history?.subscribe ?? never,
    () => history?.read() ?? none,
    () => none,
  );
  const clear = () => {
    // The button goes with what it forgets, and would take the focus along.
    document.getElementById(titleFieldId(formId))?.focus();
    history?.clear();
  };
  return (
    <Searches
      label={recent}
      onForget={{ label: forget, onPress: clear }}
      searches={searches.map((words) => ({ words, href: hrefOf(words) }))}
    />
  );
}
