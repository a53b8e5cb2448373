import { type ChosenFilters, chosenFilters, fromApiQuery } from '@awaj/domain/search-filters';
import type { AlertReason, SavedFilters } from '../../database/people-tables.ts';
import type { DueSearch, Wishes } from './alert-readers.ts';
import type { AlertTender } from './alert-tenders.ts';
import type { TenderBatch } from './tender-batch.ts';

/** A tender for a reader, and why. */
export interface Find {
  tender: AlertTender;
  because: AlertReason[];
}

/** The filters of a saved search, as lists read them. */
export const filtersOf = (filters: SavedFilters): ChosenFilters => chosenFilters(fromApiQuery(filters));

const reasonOf = ({ id, name }: DueSearch): AlertReason =>
  name === null ? { kind: 'preferences', id: null, name: null } : { kind: 'saved_search', id, name };

const placesOf = ({ filters }: DueSearch, reader: Wishes, batch: TenderBatch): number[] =>
  filters === null ? batch.ofFeed(reader) : batch.ofSearch(filtersOf(filters));

/** Each tender once that is new for one of the searches of a reader, in their order, with all searches that found it. */
export function findsFor(reader: Wishes, tenders: readonly AlertTender[], batch: TenderBatch): Find[] {
  const reasons = new Map<number, AlertReason[]>();
  for (const search of reader.searches) {
    const since = new Date(search.toldUntil);
    for (const place of placesOf(search, reader, batch)) {
      if (!((tenders[place]?.notedAt ?? since) > since)) continue;
      reasons.set(place, [...(reasons.get(place) ?? []), reasonOf(search)]);
    }
  }
  if (reasons.size === 0) return [];
  const muted = new Set(batch.ofMuted(reader.muted));
  const told = new Set(reader.told);
  return [...reasons]
    .sort(([one], [other]) => one - other)
    .flatMap(([place, because]) => {
      const tender = tenders[place];
      return !tender || muted.has(place) || told.has(tender.id) ? [] : [{ tender, because }];
    });
}
