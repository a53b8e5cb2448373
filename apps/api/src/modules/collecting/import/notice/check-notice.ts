import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { printable } from '../cells/printable.ts';
import { isBlank } from '../cells/text-cells.ts';
import { type CheckedNotice, toNotice } from './checked-notice.ts';
import { columnNames, columns } from './notice-columns.ts';
import type { ColumnName, Context, NoticeValues, Values } from './notice-values.ts';
import { printingsOf } from './printings.ts';
import { type Cells, extraCells } from './row.ts';

/** The fault of a cell: "title" "" is missing. */
export interface Fault {
  column: string;
  /** The value for a message: shortened, with names for invisible characters. */
  value: string;
  reason: string;
}

export type Checked = { notice: CheckedNotice } | { faults: readonly Fault[] };

const known = new Set<string>(columnNames);
function unknownCells(cells: Cells): Fault[] {
  return Object.entries(cells)
    .filter(([name]) => !known.has(name))
    .map(([name, cell]) => ({
      column: printable(name),
      value: printable(cell),
      reason:
        name === extraCells ? 'is in a column without a name; is there a comma too many?' : 'is not a known column',
    }));
}

/** In JSON, one list can give the sources together with their days. */
const isGivenAsList = (name: ColumnName, cells: Cells): boolean =>
  (name === 'source' || name === 'published_on') && !isBlank(cells.sources);

/** Finds the columns that a tender needs and the row lacks. A later notice gets them from its tender. */
const lacking = (cells: Cells): ColumnName[] =>
  columnNames.filter((name) => columns[name].required && isBlank(cells[name]) && !isGivenAsList(name, cells));

const missing = (column: ColumnName): Fault => ({ column, value: '', reason: 'is missing' });

function missingOf(lacks: readonly ColumnName[], { kind = 'tender' }: Values, cells: Cells): Fault[] {
  if (kind === 'tender') return lacks.map(missing);
  const faults = lacks.filter((name) => columns[name].required === 'always').map(missing);
  if (!(isBlank(cells.title) && isBlank(cells.reference_number))) return faults;
  const reason = `is missing: a notice of the kind ${kind} needs the reference_number or title of its tender`;
  return [...faults, { ...missing('reference_number'), reason }];
}

/** The closing of an award or a cancellation may lie in the past. */
const looksAhead = ({ kind = 'tender' }: Values): boolean => kind !== 'award' && kind !== 'cancellation';

/** Checks rules between cells, as far as these are valid. */
function crossFaults(values: Values, cells: Cells): Fault[] {
  const faults: Fault[] = [];
  const refuse = (column: ColumnName, reason: string) =>
    faults.push({ column, value: printable(cells[column]), reason });
  const printings = printingsOf(values);
  if (!printings.ok) refuse(printings.error.column, printings.error.reason);
  const [first] = printings.ok ? printings.value.map(({ publishedOn }) => publishedOn).toSorted() : [];
  if (first !== undefined && values.closes_at && looksAhead(values) && dateInAddis(values.closes_at.at) < first)
    refuse('closes_at', 'is before the date of printing');
  if (values.deadline_days !== undefined && isBlank(cells.deadline_day_kind))
    refuse('deadline_day_kind', 'is missing: are the deadline_days working or plain days?');
  return faults;
}

const places = new Map<string, number>(columnNames.map((name, place) => [name, place]));
const placeOf = ({ column }: Fault): number => places.get(column) ?? -1;

/** Reads the cells of a row and returns the notice or all its faults. It never throws. */
export function checkNotice(cells: Cells, context: Context): Checked {
  const faults: Fault[] = unknownCells(cells);
  const values: { -readonly [Name in ColumnName]?: NoticeValues[Name] } = {};
  const read = <Name extends ColumnName>(name: Name) => {
    const cell = cells[name];
    if (isBlank(cell)) return;
    const outcome = columns[name].parse(cell, context);
    if (outcome.ok) values[name] = outcome.value;
    else faults.push({ column: name, value: printable(cell), reason: outcome.error });
  };
  for (const name of columnNames) read(name);
  const lacks = lacking(cells);
  faults.push(...missingOf(lacks, values, cells), ...crossFaults(values, cells));
  faults.sort((one, other) => placeOf(one) - placeOf(other));
  const notice = faults.length === 0 ? toNotice(values, lacks) : null;
  return notice ? { notice } : { faults };
}
