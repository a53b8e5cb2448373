import { activeFilters, type SearchFilters } from '@awaj/domain/search-filters';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { choiceText, type NameOf } from './choice-text.ts';

/** A search in words. */
export interface SearchWords {
  /** “Road works · Oromia”: a short name. */
  name: string;
  /** Each filter with its name: “Regions: Oromia”. */
  choices: readonly string[];
}

export interface Naming {
  texts: AreaMessages['search'];
  locale: Locale;
  nameOf: NameOf;
}

/** The most telling filters, in the order of speech. */
const namedFirst = ['categoryId', 'companyId', 'regionId', 'sourceId', 'languageId'] as const;

export function searchWords(filters: SearchFilters, naming: Naming): SearchWords {
  const choices = activeFilters(filters).map(({ name }) => choiceText(name, filters, naming));
  const names = namedFirst.map((name) => filters[name] !== null && naming.nameOf(name, filters[name]));
  const short = [filters.title, ...names].filter(Boolean);
  return { name: (short.length > 0 ? short : choices).join(' · '), choices };
}
