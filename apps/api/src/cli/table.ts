import { dateInAddis, timeInAddis } from '@awaj/domain/ethiopian-calendar';
import { formatAmount, type Santim, toBirr } from '@awaj/domain/money';
import type { Operation } from './operation.ts';

/** An amount of money: "2,360.00" in a table, 2360 in JSON. */
export const money = (santim: Santim) => ({ santim });

/** A name from the code: "payment received" in a table, "paymentReceived" in JSON. */
export const codeName = (name: string) => ({ codeName: name });

export type Cell = string | number | boolean | Date | null | ReturnType<typeof money> | ReturnType<typeof codeName>;
export type Row = Readonly<Record<string, Cell>>;

/** A number with its noun: "1 tender", "2 tenders". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

type Printing = Pick<Operation, 'say'>;

const two = (number: number): string => String(number).padStart(2, '0');

/** Formats date and time in Addis Ababa. */
export function formatInstant(instant: Date): string {
  const { hour, minute } = timeInAddis(instant);
  return `${dateInAddis(instant)} ${two(hour)}:${two(minute)}`;
}

const spelledOut = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function textOf(cell: Cell): string {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return formatInstant(cell);
  if (typeof cell === 'object') return 'santim' in cell ? formatAmount(cell.santim) : spelledOut(cell.codeName);
  // Names that users choose must not contain control characters of the terminal.
  return String(cell).replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const isWide = /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const isInvisible = /^[\p{M}\p{Cf}]+$/u;

/** Counts the columns that a text takes. An Ethiopic syllable takes one, together with the marks above it. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text))
    width += isWide.test(segment) ? 2 : isInvisible.test(segment) ? 0 : 1;
  return width;
}

const pad = (text: string, width: number, toTheRight: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return toTheRight ? space + text : text + space;
};

const isNumeric = (cell: Cell): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && cell !== null && 'santim' in cell);

function linesOf(rows: readonly Row[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => {
    const cells = rows.map((row) => row[name] ?? null);
    const texts = [spelledOut(name), ...cells.map(textOf)];
    const toTheRight = cells.some(isNumeric);
    const width = Math.max(...texts.map(widthOf));
    return texts.map((text) => pad(text, width, toTheRight));
  });
  return [-1, ...rows.keys()].map((row) =>
    columns
      .map((column) => column[row + 1])
      .join('  ')
      .trimEnd(),
  );
}

function toJson(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('santim' in value) return toBirr(Number(value.santim));
  return 'codeName' in value ? value.codeName : value;
}

export const printJson = ({ say }: Printing, value: unknown): void => say(JSON.stringify(value, toJson, 2));

/** Prints rows as an aligned table or as JSON. Prints a sentence if there are none. */
export function printRows(
  printing: Printing,
  rows: readonly Row[],
  { json = false, none }: { json?: boolean | undefined; none: string },
): void {
  if (json) printJson(printing, rows);
  else if (rows.length === 0) printing.say(none);
  else for (const line of linesOf(rows)) printing.say(line);
}

/** Prints the facts about one thing, one a line. */
export function printFacts({ say }: Printing, facts: Row): void {
  const lines = Object.entries(facts).map(([name, cell]) => [spelledOut(name), textOf(cell)] as const);
  const width = Math.max(...lines.map(([name]) => widthOf(name)));
  for (const [name, text] of lines) say(`${pad(name, width, false)}  ${text}`);
}
