import { type ChosenFilters, chosenFilters, fromApiQuery } from '@awaj/domain/search-filters';
import type { AlertReason, SavedFilters } from '../../database/people-tables.ts';
import {
  type Bits,
  emptyBits,
  hasBit,
  isAnyOutside,
  placesOf,
  subtract,
  unite,
} from '../catalog/tenders/tender-bits.ts';
import type { DueSearch, Told, Wishes } from './alert-readers.ts';
import type { AlertTender } from './alert-tenders.ts';
import type { TenderBatch } from './tender-batch.ts';

/** A tender for a reader, with the reasons. */
export interface Find {
  tender: AlertTender;
  because: readonly AlertReason[];
}

/** The filters of a saved search, as lists read them. */
const filtersOf = (filters: SavedFilters): ChosenFilters => chosenFilters(fromApiQuery(filters));

const reasonOf = ({ id, name }: DueSearch): AlertReason =>
  name === null ? { kind: 'preferences', id: null, name: null } : { kind: 'saved_search', id, name };

const foundBy = ({ filters, toldUntil }: DueSearch, wishes: Wishes, batch: TenderBatch): Bits =>
  filters === null ? batch.ofFeed(wishes, toldUntil) : batch.ofSearch(filtersOf(filters), toldUntil);

/** Whether a reader has new tenders, which may have been announced before. */
export function isAnythingFound(wishes: Wishes, batch: TenderBatch): boolean {
  const muted = batch.ofMuted(wishes.muted);
  return wishes.searches.some((search) => isAnyOutside(foundBy(search, wishes, batch), muted));
}

/** Each new tender of a reader once, in order, with all searches that found it. */
export function findsFor(wishes: Wishes & Told, tenders: readonly AlertTender[], batch: TenderBatch): Find[] {
  const reasons = wishes.searches.map((search) => ({
    reason: reasonOf(search),
    bits: foundBy(search, wishes, batch),
  }));
  const found = emptyBits(tenders.length);
  for (const { bits } of reasons) unite(found, bits);
  subtract(found, batch.ofMuted(wishes.muted));
  const reasonsAt = (place: number) => reasons.flatMap(({ reason, bits }) => (hasBit(bits, place) ? [reason] : []));
  const told = new Set(wishes.told);
  const finds: Find[] = [];
  for (const place of placesOf(found)) {
    const tender = tenders[place];
    if (tender && !told.has(tender.id)) finds.push({ tender, because: reasonsAt(place) });
  }
  return finds;
}
