import { ApiError } from '@awaj/api-client';
import { alertFrequencies, usualSchedule } from '@awaj/domain/alert-times';
import type { Messages } from '@awaj/i18n';
import type { Refusal } from '../form/form.ts';
import type { SearchAlert } from './saved-search.mapper.ts';

/** The form holds strings. The filters cannot be edited in it, but they can be refused. */
export type SavedSearchValues = Record<'name' | 'frequency' | 'hour' | 'filters', string>;

export const toValues = ({ name, frequency, hour }: Omit<SearchAlert, 'filters'>): SavedSearchValues => ({
  name,
  frequency,
  hour: String(hour),
  filters: '',
});

export const fromValues = ({ name, frequency, hour }: SavedSearchValues): Omit<SearchAlert, 'filters'> => ({
  name: name.trim(),
  frequency: alertFrequencies.find((known) => known === frequency) ?? usualSchedule.frequency,
  hour: Number(hour),
});

export const fieldErrors = ({ name }: SavedSearchValues, { empty }: Messages['form']): { name?: string } =>
  name.trim() === '' ? { name: empty } : {};

/** Searches that cannot be parsed and locked filters are refused without a field name. */
const areFiltersRefused = ({ status }: ApiError): boolean => status === 400 || status === 402;

export function refusalOfFilters(error: unknown): Refusal<SavedSearchValues> | null {
  if (!(error instanceof ApiError)) return null;
  const { title, status_id } = error.errors;
  const text = title ?? status_id ?? (areFiltersRefused(error) ? error.message : undefined);
  return text === undefined ? null : { fields: { filters: text } };
}
