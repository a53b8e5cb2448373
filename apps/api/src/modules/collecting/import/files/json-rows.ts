import { columnOfHeader } from '../notice/column-names.ts';
import { limits } from '../notice/limits.ts';
import { type Row, refusedBecause } from '../notice/row.ts';
import { FileFault } from './file-fault.ts';

interface Line {
  text: string;
  line: number;
  isEnded: boolean;
}

/** Only a line feed ends a line. U+2028 and similar characters belong to the text. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line, void> {
  let rest = '';
  let line = 0;
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const text of parts) yield { text, line: ++line, isEnded: true };
    if (rest.length > limits.rowCharacters)
      throw new FileFault(`Line ${line + 1} is too long: it may have ${limits.rowCharacters} characters at most.`);
  }
  yield { text: rest, line: line + 1, isEnded: false };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sources of a notice are objects in a list in an object. */
const deepest = 3;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

function toRow({ text, line, isEnded }: Line): Row {
  const value = parse(text);
  if (value === undefined && !isEnded)
    throw new FileFault(`The file ends in the middle of line ${line}: it was cut off.`);
  if (value === undefined) return { line, text, reason: 'is not JSON' };
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { line, text, reason: 'is not a JSON object' };
  if (!isShallow(value, deepest)) return { line, text, reason: 'is nested too deeply' };
  const cells = Object.entries(value)
    .map(([name, cell]) => [columnOfHeader(name) ?? name, cell])
    .filter(([name]) => name !== refusedBecause);
  return { line, cells: Object.fromEntries(cells) };
}

export async function* jsonRows(chunks: AsyncIterable<string>): AsyncGenerator<Row, void> {
  for await (const line of splitLines(chunks)) if (line.text.trim() !== '') yield toRow(line);
}
