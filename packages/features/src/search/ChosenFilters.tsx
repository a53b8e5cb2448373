import { activeFilters, type Choice, changeFilters, noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useLocale } from '@awaj/i18n/react';
import { FilterPills } from '@awaj/ui/FilterPills';
import type { ReactElement, ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../lazy-part/lazy-part.ts';
import { type ChoiceSource, isListed, useChoices } from './choice-lists.ts';
import type { Choice as Counted } from './lookup.queries.ts';
import { knownCount, type Loaded, resultText } from './result-text.ts';

export interface ChosenFiltersProps extends ChoiceSource {
  filters: SearchFilters;
  /** Null while the list loads. */
  loaded: Loaded | null;
  /** Of the company chosen, where a tender in the list tells it. */
  companyName?: string | undefined;
  onFilters: (filters: SearchFilters) => void;
  /** In one line with the count. */
  end?: ReactNode;
}

/** Loaded on demand, as most lists are narrowed by nothing. */
export const choiceWords = lazyPart(() => import('./choice-text.ts'));

const total = (counted: readonly Counted[] | undefined) => counted?.reduce((sum, { count = 0 }) => sum + count, 0);

/** By what the list is narrowed, and how many tenders that leaves. */
export function ChosenFilters(props: ChosenFiltersProps): ReactElement {
  const { filters, path, loaded, companyName, onFilters, end } = props;
  const texts = useArea('search');
  const locale = useLocale();
  const lists = useChoices(props);
  const find = (name: Choice, id: number) =>
    isListed(name) ? lists[name].choices?.find((choice) => choice.id === id) : undefined;
  const nameOf = (name: Choice, id: number) => (name === 'companyId' ? companyName : find(name, id)?.name);
  // The choices are counted over all tenders, which is the whole list on one page only.
  const isCounted = path === 'tender/search';
  const known = isCounted
    ? knownCount(filters, (name, id) => (name === 'all' ? total(lists.languageId.choices) : find(name, id)?.count))
    : undefined;
  const active = activeFilters(filters);
  const words = useLazyPart(choiceWords, active.length > 0);
  const labelOf = (name: Choice) => words?.choiceText(name, filters, { texts, locale, nameOf }) ?? '…';
  // A list that is empty whatever is asked says so itself.
  const isTold = loaded !== null && (loaded.count > 0 || active.length > 0);
  return (
    <FilterPills
      end={end}
      filters={active.map(({ name }) => ({ id: name, label: labelOf(name) }))}
      label={texts.pills.label}
      onClear={() => onFilters(changeFilters(noFilters, { sort: filters.sort }))}
      onRemove={(id) => onFilters(active.find(({ name }) => name === id)?.without ?? filters)}
      result={isTold ? resultText(loaded, known, texts) : ''}
      words={texts.pills}
    />
  );
}
