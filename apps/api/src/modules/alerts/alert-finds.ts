import { type ChosenFilters, chosenFilters, fromApiQuery } from '@awaj/domain/search-filters';
import type { AlertReason, SavedFilters } from '../../database/people-tables.ts';
import { type Bits, hasBit, placesOf, subtract, unite } from '../catalog/tenders/tender-bits.ts';
import type { DueSearch, Wishes } from './alert-readers.ts';
import type { AlertTender } from './alert-tenders.ts';
import type { TenderBatch } from './tender-batch.ts';

/** A tender for a reader, and why. */
export interface Find {
  tender: AlertTender;
  because: readonly AlertReason[];
}

/** The filters of a saved search, as lists read them. */
const filtersOf = (filters: SavedFilters): ChosenFilters => chosenFilters(fromApiQuery(filters));

const reasonOf = ({ id, name }: DueSearch): AlertReason =>
  name === null ? { kind: 'preferences', id: null, name: null } : { kind: 'saved_search', id, name };

function foundBy({ filters, toldUntil }: DueSearch, wishes: Wishes, batch: TenderBatch): Bits {
  const since = Date.parse(toldUntil);
  return filters === null ? batch.ofFeed(wishes, since) : batch.ofSearch(filtersOf(filters), since);
}

/** Each tender once that is new for one of the searches of a reader, in their order, with all searches that found it. */
export function findsFor(wishes: Wishes, tenders: readonly AlertTender[], batch: TenderBatch): Find[] {
  const searches = wishes.searches.map((search) => ({
    because: [reasonOf(search)],
    bits: foundBy(search, wishes, batch),
  }));
  const [first, ...others] = searches;
  if (!first) return [];
  const found = others.length === 0 ? first.bits : first.bits.slice();
  for (const { bits } of others) unite(found, bits);
  subtract(found, batch.ofMuted(wishes.muted));
  const told = new Set(wishes.told);
  const reasonsAt = (place: number): readonly AlertReason[] =>
    others.length === 0 ? first.because : searches.flatMap(({ because, bits }) => (hasBit(bits, place) ? because : []));
  const finds: Find[] = [];
  for (const place of placesOf(found)) {
    const tender = tenders[place];
    if (tender && !told.has(tender.id)) finds.push({ tender, because: reasonsAt(place) });
  }
  return finds;
}
