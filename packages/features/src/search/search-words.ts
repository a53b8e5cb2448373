import { activeFilters, type SearchFilters } from '@awaj/domain/search-filters';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { choiceText, type NameOf } from './choice-text.ts';

/** A search as people speak of it. */
export interface SearchWords {
  /** “Road works · Oromia”: short, to tell it from others. */
  name: string;
  /** Each thing that is chosen, with what it is: “Regions: Oromia”. */
  choices: readonly string[];
}

export interface Naming {
  texts: AreaMessages['search'];
  locale: Locale;
  nameOf: NameOf;
}

/** What says most about a search, in the order in which one would say it. */
const namedFirst = ['categoryId', 'companyId', 'regionId', 'sourceId', 'languageId'] as const;

export function searchWords(filters: SearchFilters, naming: Naming): SearchWords {
  const choices = activeFilters(filters).map(({ name }) => choiceText(name, filters, naming));
  const names = namedFirst.map((name) => filters[name] !== null && naming.nameOf(name, filters[name]));
  const short = [filters.title, ...names].filter(Boolean);
  return { name: (short.length > 0 ? short : choices).join(' · '), choices };
}
