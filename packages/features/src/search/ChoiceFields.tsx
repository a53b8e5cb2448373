import { type ListPath, pageNameOf, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { Select } from '@awaj/ui/Select';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Choice } from './lookup.mapper.ts';
import type { LookupQueries } from './lookup.queries.ts';

type ChoiceName = 'languageId' | 'regionId' | 'categoryId' | 'tenderSrc';

export interface ChoiceFieldsProps {
  lookups: LookupQueries;
  path: ListPath;
  draft: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}

interface Field {
  name: ChoiceName;
  label: string;
  all: string;
  choices: readonly Choice[] | undefined;
  query: Pick<UseQueryResult, 'isError'>;
}

const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: String(id), label: name }));

/** Language, region, category and source, each of them or all. */
export function ChoiceFields({ lookups, path, draft, onChange }: ChoiceFieldsProps): ReactElement {
  const { fields, all, noChoices, choicesLoading, choicesFailed } = useArea('search');
  const places = useQuery(lookups.languagesAndRegions(path));
  const categories = useQuery(lookups.categories(path));
  const sources = useQuery(lookups.sources());
  const rows: Field[] = [
    { name: 'languageId', label: fields.language, all: all.language, choices: places.data?.languages, query: places },
    { name: 'regionId', label: fields.region, all: all.region, choices: places.data?.regions, query: places },
    { name: 'categoryId', label: fields.category, all: all.category, choices: categories.data, query: categories },
    { name: 'tenderSrc', label: fields.source, all: all.source, choices: sources.data, query: sources },
  ];
  return (
    <>
      {rows.map(({ name, label, all: allOf, choices, query }) => (
        <Select
          all={allOf}
          empty={query.isError ? choicesFailed : noChoices}
          key={name}
          label={label}
          loading={choices || query.isError ? undefined : choicesLoading}
          name={pageNameOf(name)}
          onChange={(value) => onChange({ [name]: value === '' ? null : Number(value) })}
          options={optionsOf(choices ?? [])}
          value={String(draft[name] ?? '')}
        />
      ))}
    </>
  );
}
