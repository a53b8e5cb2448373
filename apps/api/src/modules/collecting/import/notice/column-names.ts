import { foldForSearch } from '@awaj/domain/amharic';
import { nearest } from '../cells/lookup.ts';
import { otherHeaders } from './header-names.ts';
import { columnNames, columns } from './notice-columns.ts';
import type { ColumnName } from './notice-values.ts';
import { refusedBecause } from './row.ts';

/** Ignores case, spaces, signs and a final number: "Source 2" is another source. */
const keyOf = (header: string): string =>
  foldForSearch(header)
    .replace(/ \d{1,2}$/, '')
    .replaceAll(' ', '');

type KnownHeader = ColumnName | typeof refusedBecause;

const byKey = new Map<string, KnownHeader>([
  ...columnNames.flatMap((name) => [name, ...otherHeaders[name]].map((header) => [keyOf(header), name] as const)),
  [keyOf(refusedBecause), refusedBecause],
]);

/** The exact names of the schema, which JSON lines use. */
const schemaNames: readonly KnownHeader[] = [...columnNames, refusedBecause];
const byName = new Map<string, KnownHeader>(schemaNames.map((name) => [name, name]));

export const columnOfHeader = (header: string): KnownHeader | null =>
  byName.get(header) ?? byKey.get(keyOf(header)) ?? null;

export const suggestColumn = (header: string): string | null => nearest(header, columnNames);

export const columnsOfTables: readonly ColumnName[] = columnNames.filter((name) => !columns[name].isForJson);

/** In a table with a column for the kind, some rows may be about existing tenders. */
export const requiredInTables = (hasKinds: boolean): readonly ColumnName[] =>
  columnsOfTables.filter((name) => columns[name].required === 'always' || (columns[name].required && !hasKinds));

export const mayRepeat = (name: string): boolean =>
  columnNames.some((each) => each === name && columns[each].mayRepeat);
