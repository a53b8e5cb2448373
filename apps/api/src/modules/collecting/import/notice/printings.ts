import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { failure, type Result, success } from '@awaj/domain/result';
import type { Printing } from '../cells/lookup-cells.ts';
import type { Values } from './notice-values.ts';

interface Mismatch {
  column: 'source' | 'published_on';
  reason: string;
}

const withoutEmptyEnd = <Value>(places: readonly (Value | null)[]): readonly (Value | null)[] =>
  places.slice(0, places.findLastIndex((place) => place !== null) + 1);

/**
 * Pairs two lists of the same length. A single source was printed on all days, and a single day applies to all sources.
 */
function paired(
  sources: readonly (number | null)[],
  days: readonly (CalendarDate | null)[],
): Result<(readonly [number | null, CalendarDate | null])[], Mismatch> {
  if (sources.length === days.length) return success(sources.map((source, place) => [source, days[place] ?? null]));
  const [named, printed] = [withoutEmptyEnd(sources), withoutEmptyEnd(days)];
  if (named.length === 1) return success(printed.map((day) => [named[0] ?? null, day]));
  if (printed.length === 1) return success(named.map((source) => [source, printed[0] ?? null]));
  if (named.length === printed.length) return paired(named, printed);
  return failure({ column: 'published_on', reason: `has ${printed.length} dates for ${named.length} sources` });
}

const unique = (printings: readonly Printing[]): Printing[] => [
  ...new Map(printings.map((printing) => [`${printing.sourceId} ${printing.publishedOn}`, printing])).values(),
];

/** Returns the printings without duplicates. Nothing if the cells are faulty, which is reported elsewhere. */
export function printingsOf({ sources, source, published_on: days }: Values): Result<Printing[], Mismatch> {
  if (sources) return success(unique(sources));
  if (!source || !days) return success([]);
  const pairs = paired(source, days);
  if (!pairs.ok) return pairs;
  const printings: Printing[] = [];
  for (const [sourceId, publishedOn] of pairs.value) {
    if (sourceId === null && publishedOn === null) continue;
    if (sourceId === null) return failure({ column: 'source', reason: `has no source for ${publishedOn ?? ''}` });
    if (publishedOn === null) return failure({ column: 'published_on', reason: 'has no date for one of the sources' });
    printings.push({ sourceId, publishedOn });
  }
  return printings.length > 0 ? success(unique(printings)) : failure({ column: 'source', reason: 'is missing' });
}
