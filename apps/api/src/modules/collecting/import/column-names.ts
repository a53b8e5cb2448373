import { foldForSearch } from '@awaj/domain/amharic';
import { otherHeaders } from './header-names.ts';
import { nearest } from './lookup.ts';
import { columnNames, columns } from './notice-columns.ts';
import type { ColumnName } from './notice-values.ts';
import { refusedBecause } from './row.ts';

/** Case, spaces, signs and a number at the end say nothing: "Source 2" is a second source. */
const keyOf = (header: string): string =>
  foldForSearch(header)
    .replace(/ \d{1,2}$/, '')
    .replaceAll(' ', '');

type KnownHeader = ColumnName | typeof refusedBecause;

const byKey = new Map<string, KnownHeader>([
  ...columnNames.flatMap((name) => [name, ...otherHeaders[name]].map((header) => [keyOf(header), name] as const)),
  [keyOf(refusedBecause), refusedBecause],
]);

/** As the schema writes them, which is how each line of JSON does. */
const schemaNames: readonly KnownHeader[] = [...columnNames, refusedBecause];
const byName = new Map<string, KnownHeader>(schemaNames.map((name) => [name, name]));

export const columnOfHeader = (header: string): KnownHeader | null =>
  byName.get(header) ?? byKey.get(keyOf(header)) ?? null;

export const suggestColumn = (header: string): string | null => nearest(header, columnNames);

export const columnsOfTables: readonly ColumnName[] = columnNames.filter((name) => !columns[name].isForJson);

/** Where a table says of what kind its notices are, some of them may be about tenders that are here. */
export const requiredInTables = (hasKinds: boolean): readonly ColumnName[] =>
  columnsOfTables.filter((name) => columns[name].required === 'always' || (columns[name].required && !hasKinds));

export const mayRepeat = (name: string): boolean =>
  columnNames.some((each) => each === name && columns[each].mayRepeat);
