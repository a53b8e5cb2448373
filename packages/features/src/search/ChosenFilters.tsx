import { activeFilters, type Choice, changeFilters, noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useLocale } from '@awaj/i18n/react';
import { FilterPills } from '@awaj/ui/FilterPills';
import type { ReactElement, ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../lazy-part/lazy-part.ts';
import { type ChoiceSource, isListed, useChoices } from './choice-lists.ts';

export interface ChosenFiltersProps extends ChoiceSource {
  filters: SearchFilters;
  /** Filters that something else already shows. */
  shown: readonly Choice[];
  /** "13 tenders"; empty while the list loads. */
  result: string;
  /** The chosen company's name, if a tender in the list tells it. */
  companyName?: string | undefined;
  onFilters: (filters: SearchFilters) => void;
  /** Shown after the pills. */
  end?: ReactNode;
}

/** Loaded on demand, because most lists have no filters. */
export const choiceWords = lazyPart(() => import('./choice-text.ts'));

/** The active filters that are not quick filters. */
export function ChosenFilters(props: ChosenFiltersProps): ReactElement {
  const { filters, shown, result, companyName, onFilters, end } = props;
  const texts = useArea('search');
  const locale = useLocale();
  const lists = useChoices(props);
  const find = (name: Choice, id: number) =>
    isListed(name) ? lists[name].choices?.find((choice) => choice.id === id) : undefined;
  const nameOf = (name: Choice, id: number) => (name === 'companyId' ? companyName : find(name, id)?.name);
  const all = activeFilters(filters);
  const active = all.filter(({ name }) => !shown.includes(name));
  const words = useLazyPart(choiceWords, active.length > 0);
  const labelOf = (name: Choice) => words?.choiceText(name, filters, { texts, locale, nameOf }) ?? '…';
  // Including those shown elsewhere: the words and the quick filters.
  const cleared = Object.fromEntries(all.map(({ name }) => [name, noFilters[name]]));
  return (
    <FilterPills
      end={end}
      filters={active.map(({ name }) => ({ id: name, label: labelOf(name) }))}
      label={texts.pills.label}
      {...(all.length > 1 && { onClear: () => onFilters(changeFilters(filters, cleared)) })}
      onRemove={(id) => onFilters(active.find(({ name }) => name === id)?.without ?? filters)}
      result={result}
      words={texts.pills}
    />
  );
}
