import { type ChosenFilters, chosenFilters, fromApiQuery } from '@awaj/domain/search-filters';
import type { AlertReason, SavedFilters } from '../../database/people-tables.ts';
import { type Bits, hasBit, isAnySet, placesOf, subtract, unite } from '../catalog/tenders/tender-bits.ts';
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

/** The new tenders of each search, and of all together without muted ones. */
function lookFor(wishes: Wishes, batch: TenderBatch) {
  const searches = wishes.searches.map((search) => ({ search, bits: foundBy(search, wishes, batch) }));
  const [first, ...others] = searches;
  if (!first) return null;
  const found = others.length === 0 ? first.bits : first.bits.slice();
  for (const { bits } of others) unite(found, bits);
  subtract(found, batch.ofMuted(wishes.muted));
  return { searches, found };
}

/** Whether a reader has new tenders, which may have been announced before. */
export function isAnythingFound(wishes: Wishes, batch: TenderBatch): boolean {
  const look = lookFor(wishes, batch);
  return look !== null && isAnySet(look.found);
}

/** Each new tender of a reader once, in order, with all searches that found it. */
export function findsFor(wishes: Wishes & Told, tenders: readonly AlertTender[], batch: TenderBatch): Find[] {
  const look = lookFor(wishes, batch);
  if (!look) return [];
  const reasons = look.searches.map(({ search, bits }) => ({ reason: reasonOf(search), bits }));
  const reasonsAt = (place: number) => reasons.flatMap(({ reason, bits }) => (hasBit(bits, place) ? [reason] : []));
  const told = new Set(wishes.told);
  const finds: Find[] = [];
  for (const place of placesOf(look.found)) {
    const tender = tenders[place];
    if (tender && !told.has(tender.id)) finds.push({ tender, because: reasonsAt(place) });
  }
  return finds;
}
