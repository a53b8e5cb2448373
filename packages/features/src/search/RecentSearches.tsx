import { useArea } from '@awaj/i18n/react';
import { SearchHistory as Searches } from '@awaj/ui/SearchHistory';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { SearchHistory } from './history.ts';
import { titleFieldId } from './title-field-id.ts';

export interface RecentSearchesProps {
  /** Null on the server. */
  history: SearchHistory | null;
  formId: string;
  /** The address of a search for these words. */
  hrefOf: (words: string) => string;
}

const none: readonly string[] = [];
const never = () => () => {};

/** Earlier searches on this device, each linked. */
export function RecentSearches({ history, formId, hrefOf }: RecentSearchesProps): ReactElement | null {
  const { recent, forget } = useArea('search');
  const searches = useSyncExternalStore(
    history?.subscribe ?? never,
    () => history?.read() ?? none,
    () => none,
  );
  const clear = () => {
    // The button is removed with the searches, and the focus would be lost.
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
