import type { Span } from '../reading/found.ts';

/** What stands between two columns, and how much of a text stands in each if there are two. */
const gap = /(?<=\S) {4,}(?=[^\s:፡=])/;
const fewestLines = 4;
const fewestLetters = { left: 20, right: 10 };
/** The second column begins at nearly the same place in each line. */
const shift = 4;

interface Line {
  start: number;
  text: string;
  /** Where its second column begins; -1 where it has none. */
  right: number;
}

function linesOf(raw: string): Line[] {
  let start = 0;
  return raw.split('\n').map((text) => {
    const found = gap.exec(text);
    const line = { start, text, right: found === null ? -1 : found.index + found[0].length };
    start += text.length + 1;
    return line;
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Prose stands in both columns; in a table of labels and values the first is narrow. */
function inColumns(lines: readonly Line[]): readonly Line[] {
  const gapped = lines.filter(({ right }) => right >= 0);
  const middle = gapped.map(({ right }) => right).toSorted((one, other) => one - other)[gapped.length >> 1] ?? 0;
  const beside = gapped.filter(({ right }) => Math.abs(right - middle) <= shift);
  const isProse =
    beside.length >= fewestLines &&
    mean(beside.map(({ text, right }) => text.slice(0, right).trim().length)) >= fewestLetters.left &&
    mean(beside.map(({ text, right }) => text.slice(right).trim().length)) >= fewestLetters.right;
  return isProse ? beside : [];
}

/** The parts of a text in the order in which they are read: of two columns beside each other first the one, then the other. */
export function partsInOrder(raw: string): Span[] {
  const whole: Span = [0, raw.length];
  if (!gap.test(raw)) return [whole];
  const lines = linesOf(raw);
  const beside = inColumns(lines);
  const [first, last] = [beside[0], beside.at(-1)];
  if (first === undefined || last === undefined) return [whole];
  const block = lines.filter(({ start }) => start >= first.start && start <= last.start);
  const split = new Set(beside);
  const isSplit = (line: Line) => split.has(line);
  const leftEnd = ({ text, right }: Line) => text.slice(0, right).trimEnd().length;
  const end = last.start + last.text.length;
  return [
    [0, first.start],
    ...block.map((line): Span => [line.start, line.start + (isSplit(line) ? leftEnd(line) : line.text.length)]),
    ...block.filter(isSplit).map((line): Span => [line.start + line.right, line.start + line.text.length]),
    [end, raw.length],
  ];
}
