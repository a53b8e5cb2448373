import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { failure, type Result, success } from '@awaj/domain/result';
import { isJsonObject } from '../../json-object.ts';
import type { Lookup } from './lookup.ts';
import { printable } from './printable.ts';
import { isBlank, readLine, readList } from './text-cells.ts';

export interface Lookups {
  languages: Lookup;
  regions: Lookup;
  categories: Lookup;
  sources: Lookup;
}

/** One printing of a notice: its source and day. */
export interface Printing {
  sourceId: number;
  publishedOn: CalendarDate;
}

type Read<Value> = (text: string) => Result<Value, string>;

const longestName = 300;
const longestList = 10_000;
const mostParts = 100;

function readParts(cell: unknown): Result<readonly string[], string> {
  const parts = readList(cell, longestList);
  return parts.ok && parts.value.length > mostParts ? failure(`has more than ${mostParts} entries`) : parts;
}

/** Names the wrong part, because the message shows the whole cell. */
const ofPart = (part: string, count: number, reason: string): string =>
  count > 1 ? `has "${printable(part)}", which ${reason}` : reason;

export function readLookup(cell: unknown, lookup: Lookup): Result<number, string> {
  const name = readLine(cell, longestName);
  return name.ok ? lookup.find(name.value) : name;
}

/** Finds several names or days joined by a word or a comma. */
const looksLikeSeveral = /\s(?:&|and|እና|ና|\+|\/)\s|[,፣،]/i;
const hintFor = (name: string): string => (looksLikeSeveral.test(name) ? ' (separate several with semicolons)' : '');

/** Reads a list in which empty places count, such as sources and their days. */
export function readPlaces<Value>(cell: unknown, read: Read<Value>): Result<readonly (Value | null)[], string> {
  const parts = readParts(cell);
  if (!parts.ok) return parts;
  const values: (Value | null)[] = [];
  for (const part of parts.value) {
    const value = part === '' ? success(null) : read(part);
    if (!value.ok) return failure(ofPart(part, parts.value.length, value.error) + hintFor(part));
    values.push(value.value);
  }
  return success(values);
}

/** Splits a name at commas only if it is not found as a whole, because names may contain commas. */
const partsAtCommas = (name: string, { find }: Lookup): string[] =>
  find(name).ok || !/[,፣،]/.test(name) ? [name] : name.split(/[,፣،]/).map((part) => part.trim());

/** Reads ids without duplicates. */
export function readIds(cell: unknown, lookup: Lookup): Result<readonly number[], string> {
  const parts = readParts(cell);
  if (!parts.ok) return parts;
  const names = parts.value.flatMap((part) => partsAtCommas(part, lookup)).filter((name) => name !== '');
  if (names.length === 0) return failure('is missing');
  const ids = new Set<number>();
  for (const name of names) {
    const id = lookup.find(name);
    if (!id.ok) return failure(ofPart(name, names.length, id.error) + hintFor(name));
    ids.add(id.value);
  }
  return success([...ids]);
}

function readPrinting(item: unknown, findSource: Read<number>, readDay: Read<CalendarDate>): Result<Printing, string> {
  if (!isJsonObject(item)) return failure('contains something other than an object');
  const { source, published_on: publishedOn, ...others } = item;
  const [other] = Object.keys(others);
  if (other !== undefined)
    return failure(`has "${printable(other)}" in it, but only source and published_on are allowed`);
  if (isBlank(source) || isBlank(publishedOn)) return failure('has an entry without source or published_on');
  const name = readLine(source, longestName);
  const day = readLine(publishedOn, longestName);
  if (!name.ok) return name;
  if (!day.ok) return day;
  const sourceId = findSource(name.value);
  if (!sourceId.ok) return failure(ofPart(name.value, 2, sourceId.error));
  const date = readDay(day.value);
  return date.ok
    ? success({ sourceId: sourceId.value, publishedOn: date.value })
    : failure(ofPart(day.value, 2, date.error));
}

export function readPrintings(
  cell: unknown,
  findSource: Read<number>,
  readDay: Read<CalendarDate>,
): Result<readonly Printing[], string> {
  if (!Array.isArray(cell)) return failure('is not a list of objects with source and published_on');
  if (cell.length > mostParts) return failure(`has more than ${mostParts} entries`);
  const printings: Printing[] = [];
  for (const item of cell) {
    const printing = readPrinting(item, findSource, readDay);
    if (!printing.ok) return printing;
    printings.push(printing.value);
  }
  return success(printings);
}
