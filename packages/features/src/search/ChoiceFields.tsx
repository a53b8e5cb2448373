import type { Viewer } from '@awaj/domain/entitlement';
import { groupThousands } from '@awaj/domain/money';
import { isLocked, pageNameOf, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { Combobox } from '@awaj/ui/Combobox';
import type { ReactElement } from 'react';
import { type ChoiceSource, listedNames, useChoices } from './choice-lists.ts';
import { LockedFilter } from './LockedFilter.tsx';
import type { Choice } from './lookup.queries.ts';
import { categoryFieldId } from './title-field-id.ts';

export interface ChoiceFieldsProps extends ChoiceSource {
  /** The form's id. */
  id: string;
  draft: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
  /** Some filters are locked for viewers who may not see the values they filter by. */
  viewer: Viewer;
  /** Whether the reader is logged in. */
  isMember: boolean;
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ id, name, count }) => ({
    value: String(id),
    label: name,
    count: count === undefined ? undefined : groupThousands(count),
  }));

/** Filters chosen from a list: language, region, category and source. */
export function ChoiceFields({ id, draft, onChange, viewer, isMember, ...source }: ChoiceFieldsProps): ReactElement {
  const { fields, all, narrowing, noChoices, choicesLoading, choicesFailed } = useArea('search');
  const lists = useChoices(source);
  return (
    <>
      {listedNames.map((name) => {
        if (isLocked(name, viewer))
          return <LockedFilter isMember={isMember} key={name} label={fields[name]} name={name} />;
        const { choices, isError } = lists[name];
        return (
          <Combobox
            all={{ label: all[name] }}
            id={name === 'categoryId' ? categoryFieldId(id) : undefined}
            key={name}
            label={fields[name]}
            labels={{
              ...narrowing,
              empty: isError ? choicesFailed : choices?.length === 0 ? noChoices : narrowing.empty,
            }}
            loading={choices || isError ? undefined : choicesLoading}
            name={pageNameOf(name)}
            onChange={(value) => onChange({ [name]: value === '' ? null : Number(value) })}
            options={optionsOf(choices ?? [])}
            value={String(draft[name] ?? '')}
          />
        );
      })}
    </>
  );
}
