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
} from '../catalog/tenders/words/tender-bits.ts';
import type { AlertCriteria, DueSearch, Skipped } from './alert-readers.ts';
import type { AlertTender } from './alert-tenders.ts';
import type { TenderBatch } from './tender-batch.ts';

/** A tender for a reader, with the reasons. */
export interface AlertMatch {
  tender: AlertTender;
  because: readonly AlertReason[];
}

/** The filters of a saved search, as lists read them. */
const filtersOf = (filters: SavedFilters): ChosenFilters => chosenFilters(fromApiQuery(filters));

const reasonOf = ({ id, name }: DueSearch): AlertReason =>
  name === null ? { kind: 'preferences', id: null, name: null } : { kind: 'saved_search', id, name };

const matchedBy = ({ filters, toldUntil }: DueSearch, criteria: AlertCriteria, batch: TenderBatch): Bits =>
  filters === null ? batch.ofFeed(criteria, toldUntil) : batch.ofSearch(filtersOf(filters), toldUntil);

/** Whether a reader has new tenders, which may have been announced before. */
export function hasMatches(criteria: AlertCriteria, batch: TenderBatch): boolean {
  const muted = batch.ofMuted(criteria.muted);
  return criteria.searches.some((search) => isAnyOutside(matchedBy(search, criteria, batch), muted));
}

/** Each new tender of a reader once, in order, with all searches that found it. */
export function matchesFor(
  criteria: AlertCriteria & Skipped,
  tenders: readonly AlertTender[],
  batch: TenderBatch,
): AlertMatch[] {
  const reasons = criteria.searches.map((search) => ({
    reason: reasonOf(search),
    bits: matchedBy(search, criteria, batch),
  }));
  const found = emptyBits(tenders.length);
  for (const { bits } of reasons) unite(found, bits);
  subtract(found, batch.ofMuted(criteria.muted));
  const reasonsAt = (place: number) => reasons.flatMap(({ reason, bits }) => (hasBit(bits, place) ? [reason] : []));
  const skipped = new Set(criteria.skipped);
  const matches: AlertMatch[] = [];
  for (const place of placesOf(found)) {
    const tender = tenders[place];
    if (tender && !skipped.has(tender.id)) matches.push({ tender, because: reasonsAt(place) });
  }
  return matches;
}
