import type { SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useLocale } from '@awaj/i18n/react';
import { isListed, listedNames, useChoices } from './choice-lists.ts';
import type { LookupQueries } from './lookup.queries.ts';
import { type SearchWords, searchWords } from './search-words.ts';

export interface SearchWordsSource {
  lookups: LookupQueries;
  /** A chosen company's name; null while it loads. */
  companyName: ((id: number) => string | undefined) | null;
}

/** A search in words: null until the option names have loaded or failed. */
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
