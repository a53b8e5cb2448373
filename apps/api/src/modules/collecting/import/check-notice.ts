import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { type CheckedNotice, toNotice } from './checked-notice.ts';
import { columnNames, columns } from './notice-columns.ts';
import type { ColumnName, Context, NoticeValues, Values } from './notice-values.ts';
import { printable } from './printable.ts';
import { printingsOf } from './printings.ts';
import { type Cells, extraCells } from './row.ts';
import { isBlank } from './text-cells.ts';

/** What is wrong with a cell: "title" "" is missing. */
export interface Fault {
  column: string;
  /** As it may be printed: cut short, with names for what would not be seen. */
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
        name === extraCells
          ? 'stands under no name of a column; is a comma too many?'
          : 'is a column that is not known',
    }));
}

/** In JSON a list of sources with their days stands for both of them. */
const isRequired = (name: ColumnName, cells: Cells): boolean =>
  columns[name].isRequired === true && !((name === 'source' || name === 'published_on') && !isBlank(cells.sources));

/** A result or a cancellation may still name the day on which the tender closed. */
const looksAhead = ({ kind = 'tender' }: Values): boolean => kind !== 'award' && kind !== 'cancellation';

/** Rules about several cells at once, of those that could be read. */
function crossFaults(values: Values, cells: Cells): Fault[] {
  const faults: Fault[] = [];
  const refuse = (column: ColumnName, reason: string) =>
    faults.push({ column, value: printable(cells[column]), reason });
  const printings = printingsOf(values);
  if (!printings.ok) refuse(printings.error.column, printings.error.reason);
  const [first] = printings.ok ? printings.value.map(({ publishedOn }) => publishedOn).toSorted() : [];
  if (first !== undefined && values.closes_at && looksAhead(values) && dateInAddis(values.closes_at.at) < first)
    refuse('closes_at', 'is before the notice was printed');
  if (values.deadline_days !== undefined && isBlank(cells.deadline_day_kind))
    refuse('deadline_day_kind', 'is missing: deadline_days are working or plain days');
  return faults;
}

/** Reads the cells of a row: the notice that they make, or all that is wrong with them. It never throws. */
export function checkNotice(cells: Cells, context: Context): Checked {
  const faults: Fault[] = unknownCells(cells);
  const values: { -readonly [Name in ColumnName]?: NoticeValues[Name] } = {};
  const read = <Name extends ColumnName>(name: Name) => {
    const cell = cells[name];
    if (isBlank(cell)) {
      if (isRequired(name, cells)) faults.push({ column: name, value: '', reason: 'is missing' });
      return;
    }
    const outcome = columns[name].parse(cell, context);
    if (outcome.ok) values[name] = outcome.value;
    else faults.push({ column: name, value: printable(cell), reason: outcome.error });
  };
  for (const name of columnNames) read(name);
  faults.push(...crossFaults(values, cells));
  const notice = faults.length === 0 ? toNotice(values) : null;
  return notice ? { notice } : { faults };
}
