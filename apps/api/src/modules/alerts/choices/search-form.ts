import type { SavedSearchForm } from '@awaj/api-client/schema';
import type { Viewer } from '@awaj/domain/entitlement';
import { fromApiQuery, type SearchFilters, toApiChoices } from '@awaj/domain/search-filters';
import type { SavedFilters } from '../../../database/people-tables.ts';
import { refusedFields } from '../../../http/errors.ts';
import { refuseLocked, refuseUnclear } from '../../catalog/tenders/filters/search-refusals.ts';
import { asksForText } from '../../catalog/tenders/words/text-search.ts';

type Filters = SavedSearchForm['filters'];

/** The filters that alerts can use. Filters that a list refuses, as locked or unclear, are refused here too. */
export function readFilters(filters: Filters, viewer: Viewer): SearchFilters {
  const read = fromApiQuery(filters);
  refuseLocked(read, viewer);
  refuseUnclear(read);
  if (read.title !== '' && !asksForText(read.title)) throw refusedFields({ title: 'wordMissing' });
  if (read.status === '0') throw refusedFields({ status_id: 'alertsOfOpenOnly' });
  if (Object.keys(toApiChoices(read)).length === 0) throw refusedFields({ filters: 'filtersMissing' });
  return read;
}

/** In the one spelling in which they are kept. */
export const filtersToKeep = (filters: Filters, viewer: Viewer): SavedFilters =>
  toApiChoices(readFilters(filters, viewer));

/** They turn the text around them in a letter, and hide what a name says. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

export function readName(name: string): string {
  const read = name.replace(unseen, '').replace(/\s+/g, ' ').trim();
  if (read === '') throw refusedFields({ name: 'empty' });
  return read;
}
