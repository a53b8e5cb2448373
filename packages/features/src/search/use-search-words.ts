import type { SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useLocale } from '@awaj/i18n/react';
import { isListed, listedNames, useChoices } from './choice-lists.ts';
import type { LookupQueries } from './lookup.queries.ts';
import { type SearchWords, searchWords } from './search-words.ts';

export interface SearchWordsSource {
  lookups: LookupQueries;
  /** Of a company that is chosen; null while it is on its way. */
  companyName: ((id: number) => string | undefined) | null;
}

/** Says a search in words: null until the names of what can be chosen have come, or have failed to. */
export function useSearchWords({
  lookups,
  companyName,
}: SearchWordsSource): ((filters: SearchFilters) => SearchWords) | null {
  const texts = useArea('search');
  const locale = useLocale();
  const lists = useChoices({ path: 'tender/search', lookups });
  const isKnown = listedNames.every((name) => lists[name].choices || lists[name].isError);
  if (!isKnown || companyName === null) return null;
  return (filters) =>
    searchWords(filters, {
      texts,
      locale,
      nameOf: (name, id) =>
        isListed(name) ? lists[name].choices?.find((choice) => choice.id === id)?.name : companyName(id),
    });
}
