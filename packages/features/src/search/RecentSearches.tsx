import { useArea } from '@awaj/i18n/react';
import { SearchHistory as Searches } from '@awaj/ui/SearchHistory';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
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

/** Earlier searches on this device, each linked. Those made meanwhile are left out: they would move the fields below. */
export function RecentSearches({ history, formId, hrefOf }: RecentSearchesProps): ReactElement | null {
  const { recent, forget } = useArea('search');
  const [earlier, setEarlier] = useState(() => history?.read() ?? none);
  // The server knows none, so the first rendering in the browser has none either.
  const searches = useSyncExternalStore(
    never,
    () => earlier,
    () => none,
  );
  const clear = () => {
    // The button is removed with the searches, and the focus would be lost.
    document.getElementById(titleFieldId(formId))?.focus();
    history?.clear();
    setEarlier(none);
  };
  return (
    <Searches
      label={recent}
      onForget={{ label: forget, onPress: clear }}
      searches={searches.map((words) => ({ words, href: hrefOf(words) }))}
    />
  );
}
