/** Restores the rows of a table whose cells became lines. Each such break becomes a bar or a space. */

const fewestCells = 3;
const mostCells = 12;
const longestHeading = 48;
const longestCell = 160;
/** A cell never has more lines. */
const mostLines = 12;

/** Headings of the column of numbers, with which such a table begins. */
const headsNumbers =
  /^(?:(?:[sr]|it|sr|ser)?\.?\s?(?:no|n[°º]|number)s?\.?|s\.?\s?n\.?|item(?: no\.?)?|lots?(?: no\.?)?|ተ[./]?\s?ቁ\.?|ተራ(?: ቁጥር)?|ሎት(?: ቁጥር)?|መ[./]?\s?ቁ\.?|ቁፅሪ|ተ[./]?\s?ቑ\.?|lakk\.?|t[./]l\.?|looti)$/i;

interface Line {
  start: number;
  end: number;
  text: string;
}

function writtenLines(text: string): Line[] {
  let start = 0;
  const lines: Line[] = [];
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') lines.push({ start, end: start + line.length, text: trimmed });
    start += line.length + 1;
  }
  return lines;
}

const isNumber = (line: Line | undefined, number: number): boolean =>
  line !== undefined && /^0?\d{1,2}[.)]?$/.test(line.text) && Number.parseInt(line.text, 10) === number;

const isHeading = ({ text }: Line): boolean => text.length <= longestHeading && !/[\d|።]/.test(text);

/**
 * Finds the rows below the headings at a line, each with the same number of cells. The first row begins with the number
 * one.
 */
function numberedRows(lines: readonly Line[], heading: number, first: number): Line[][] {
  const width = first - heading;
  const rows: Line[][] = [];
  for (let row = first; isNumber(lines[row], rows.length + 1) && row + width <= lines.length; row += width)
    rows.push(lines.slice(row, row + width));
  const cells = rows.map((row) => row.slice(1));
  const isTable =
    cells.length > 0 &&
    cells.every(
      (row) => row.every(({ text }) => text.length <= longestCell) && row.some(({ text }) => /\d/.test(text)),
    );
  return isTable ? [lines.slice(heading, first), ...rows] : [];
}

/** Finds rows whose cells are lines and that are numbered from one. The reading with the most rows wins. */
function breaksOfNumbered(lines: readonly Line[]): Line[][] {
  return lines.flatMap((line, first) => {
    if (!isNumber(line, 1)) return [];
    let best: Line[][] = [];
    for (let at = first - 1; at >= Math.max(0, first - mostCells); at--) {
      const heading = lines[at];
      if (!heading || !isHeading(heading)) break;
      const rows = first - at >= fewestCells && headsNumbers.test(heading.text) ? numberedRows(lines, at, first) : [];
      if (rows.length > 0 && rows.length >= best.length) best = rows;
    }
    return best;
  });
}

const isBar = (line: Line | undefined): boolean => line?.text === '|';

/** Finds the rows of a table whose bars are lines. Two adjacent bars separate rows. */
function breaksOfBarred(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  let row: Line[] = [];
  let sinceBar = 0;
  for (const [at, line] of lines.entries()) {
    if (isBar(line)) {
      const endsRow = isBar(lines[at + 1]) || !lines.slice(at + 1, at + 1 + mostLines).some(isBar);
      row.push(line);
      sinceBar = 0;
      if (endsRow && row.length > 1) {
        rows.push(row);
        row = [];
      }
    } else if (row.length > 0) {
      row.push(line);
      if (++sinceBar > mostLines) row = [];
    }
  }
  return rows;
}

export function withRows(text: string): string {
  const isBarred = /^\s*\|\s*$/m.test(text);
  if (!isBarred && !/\n\s*0?1[.)]?[^\S\n]*\n/.test(text)) return text;
  const lines = writtenLines(text);
  const letters = text.split('');
  const join = (rows: readonly Line[][], sign: string) => {
    for (const row of rows)
      for (const [at, { start }] of row.entries()) {
        const before = row[at - 1];
        if (!before) continue;
        for (let place = before.end; place < start; place++)
          if (letters[place] === '\n') letters[place] = place === before.end ? sign : ' ';
      }
  };
  if (isBarred) join(breaksOfBarred(lines), ' ');
  join(breaksOfNumbered(lines), '|');
  return letters.join('');
}
