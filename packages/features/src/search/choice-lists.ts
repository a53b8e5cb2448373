import type { Choice as Filter, ListPath } from '@awaj/domain/search-filters';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Choice } from './lookup.mapper.ts';
import type { LookupQueries } from './lookup.queries.ts';

interface Choices {
  /** Undefined until they are loaded. */
  choices: readonly Choice[] | undefined;
  isError: boolean;
}

/** All that is loaded to choose from. */
interface Loaded extends Record<'languages' | 'regions' | 'categories' | 'sources', Choices> {
  locale: Locale;
}

/** The filters that are chosen from a list: those with a text for all of it. */
export type ListedName = Filter & keyof AreaMessages['search']['all'];

/** One row for each, in the order of the form. */
const choiceLists: Record<ListedName, (loaded: Loaded) => Choices> = {
  languageId: ({ languages }) => languages,
  regionId: ({ regions }) => regions,
  categoryId: ({ categories }) => categories,
  sourceId: ({ sources }) => sources,
};

export const listedNames = Object.keys(choiceLists) as ListedName[];

export const isListed = (name: Filter): name is ListedName => name in choiceLists;

const choicesIn = <Data>({ data, isError }: UseQueryResult<Data>, of: (data: Data) => readonly Choice[]): Choices => ({
  choices: data && of(data),
  isError,
});

export interface ChoiceSource {
  lookups: LookupQueries;
  path: ListPath;
  /** The list is not wanted yet, and neither is what is counted in it. */
  isPending?: boolean;
}

/** What there is to choose from, for each filter of the table. */
export function useChoices({ lookups, path, isPending = false }: ChoiceSource): Record<ListedName, Choices> {
  const enabled = !isPending;
  const places = useQuery({ ...lookups.languagesAndRegions(path), enabled });
  const loaded: Loaded = {
    languages: choicesIn(places, ({ languages }) => languages),
    regions: choicesIn(places, ({ regions }) => regions),
    categories: choicesIn(useQuery({ ...lookups.categories(path), enabled }), (categories) => categories),
    sources: choicesIn(useQuery(lookups.sources()), (sources) => sources),
    locale: useLocale(),
  };
  const entries = listedNames.map((name) => [name, choiceLists[name](loaded)]);
  return Object.fromEntries(entries) as Record<ListedName, Choices>;
}
