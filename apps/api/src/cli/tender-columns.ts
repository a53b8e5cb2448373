import { resolveDeadline } from '@awaj/domain/deadline';
import { dateInAddis, timeInAddis } from '@awaj/domain/ethiopian-calendar';
import { InvalidArgumentError } from 'commander';
import type { TenderChange } from '../modules/catalog/tenders/records/tender-changes.ts';
import type { TenderRecord } from '../modules/catalog/tenders/records/tender-records.ts';
import { columns } from '../modules/collecting/import/notice/notice-columns.ts';
import type { Context, NoticeValues } from '../modules/collecting/import/notice/notice-values.ts';
import { deadlineReasons } from '../modules/collecting/publishing/notice-deadline.ts';
import { UsageError } from './operation.ts';

/** The columns that an edit may set, named as in an import, and the change that each makes. */
const changes = {
  title: (title) => ({ title }),
  snippet: (snippet) => ({ snippet }),
  content: ({ html }) => ({ contentHtml: html }),
  language: (languageId) => ({ languageId }),
  categories: (categoryIds) => ({ categoryIds }),
  regions: (regionIds) => ({ regionIds }),
  reference_number: (referenceNumber) => ({ referenceNumber }),
  type: (type) => ({ type }),
  opens_at: ({ at }) => ({ opensAt: at }),
  alternative_open_text: (alternativeOpenText) => ({ alternativeOpenText }),
  alternative_close_text: (alternativeCloseText) => ({ alternativeCloseText }),
  document_price: (documentPrice) => ({ documentPrice }),
  bond: (bond) =>
    bond.kind === 'amount' ? { bond: bond.santim, bondPercent: null } : { bond: null, bondPercent: bond.percent },
} as const satisfies { [Name in keyof NoticeValues]?: (value: NoticeValues[Name]) => TenderChange };

type Editable = keyof typeof changes;
const simple = Object.keys(changes) as Editable[];
/** The deadline is not in `changes`, because it also depends on other fields of the tender. */
export const editable = [...simple, 'closes_at'] as const;
const toChange: { [Name in Editable]: (value: NoticeValues[Name]) => TenderChange } = changes;

export type Cells = Readonly<Record<string, string>>;

/** Parses "title=Supply of chairs". The option can be repeated for other columns. */
export function cellFrom(text: string, before: Cells = {}): Cells {
  const at = text.indexOf('=');
  const name = text.slice(0, at).trim();
  if (at < 1 || !editable.some((each) => each === name))
    throw new InvalidArgumentError(`Write column=value; the columns are ${editable.join(', ')}.`);
  return { ...before, [name]: text.slice(at + 1) };
}

/** A reason that asks a question has its mark already. */
const sentence = (reason: string): string => (reason.endsWith('?') ? reason : `${reason}.`);

function changeOf<Name extends Editable>(name: Name, cell: string, context: Context): TenderChange {
  const value = columns[name].parse(cell, context);
  if (!value.ok) throw new UsageError(`${name} "${cell}" ${sentence(value.error)}`);
  return toChange[name](value.value);
}

/** Checks the cells as an import does, and returns the change to the tender. */
export const changeFrom = (cells: Cells, tender: TenderRecord, context: Context): TenderChange =>
  Object.assign(
    {},
    ...simple.map((name) => (cells[name] === undefined ? {} : changeOf(name, cells[name], context))),
    cells.closes_at === undefined ? {} : deadlineFrom(cells.closes_at, tender, context),
  );

/** Parses the deadline of an operator: "2026-12-30 10:00", or only the day, which means its end. */
export function deadlineFrom(
  text: string,
  tender: TenderRecord,
  context: Context,
  { isAhead = false } = {},
): TenderChange & { closesAt: Date } {
  const moment = columns.closes_at.parse(text, context);
  if (!moment.ok) throw new UsageError(`"${text}" ${moment.error}.`);
  const { at, hasHour } = moment.value;
  if (isAhead && at <= context.now) throw new UsageError(`${text} is in the past.`);
  const deadline = resolveDeadline({
    rule: { kind: 'printed-date', date: dateInAddis(at) },
    time: hasHour ? timeInAddis(at) : null,
    publishedOn: tender.sources.map(({ publishedOn }) => dateInAddis(new Date(publishedOn))),
    workingWeek: 'monday-to-friday',
    holidays: new Set(),
    movesToWorkingDay: false,
    originalWords: null,
  });
  if (!deadline.ok)
    throw new UsageError(`${text} cannot be the deadline: the tender ${deadlineReasons[deadline.error]}.`);
  return { closesAt: deadline.value.closesAt, deadlineWorking: deadline.value.working };
}
