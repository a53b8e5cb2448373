import type { Choice as Filter, ListPath } from '@awaj/domain/search-filters';
import type { AreaMessages } from '@awaj/i18n';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Choice, LookupQueries } from './lookup.queries.ts';

interface Choices {
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  isError: boolean;
}

/** The filters chosen from a list: those with a text for "all". */
export type ListedName = Filter & keyof AreaMessages['search']['all'];

/** The list behind each filter, in the order of the form. */
const listOf = {
  categoryId: 'categories',
  regionId: 'regions',
  languageId: 'languages',
  sourceId: 'sources',
} as const satisfies Record<ListedName, string>;

export const listedNames = Object.keys(listOf) as ListedName[];

export const isListed = (name: Filter): name is ListedName => name in listOf;

const choicesIn = <Data>({ data, isError }: UseQueryResult<Data>, of: (data: Data) => readonly Choice[]): Choices => ({
  choices: data && of(data),
  isError,
});

export interface ChoiceSource {
  lookups: LookupQueries;
  path: ListPath;
  /** The list and its counts are not wanted yet. */
  isPending?: boolean;
}

/** The options of each of these filters. */
export function useChoices({ lookups, path, isPending = false }: ChoiceSource): Record<ListedName, Choices> {
  const enabled = !isPending;
  const places = useQuery({ ...lookups.languagesAndRegions(path), enabled });
  const lists: Record<(typeof listOf)[ListedName], Choices> = {
    languages: choicesIn(places, ({ languages }) => languages),
    regions: choicesIn(places, ({ regions }) => regions),
    categories: choicesIn(useQuery({ ...lookups.categories(path), enabled }), (categories) => categories),
    sources: choicesIn(useQuery(lookups.sources()), (sources) => sources),
  };
  const entries = listedNames.map((name) => [name, lists[listOf[name]]]);
  return Object.fromEntries(entries) as Record<ListedName, Choices>;
}
