import type { Span } from '../reading/found.ts';

/** The gap between two columns, and the least text in each of them. */
const gap = /(?<=\S) {4,}(?=[^\s:፡=])/;
const fewestLines = 4;
const fewestLetters = { left: 20, right: 10 };
/** The second column begins at about the same offset in all lines. */
const shift = 4;

interface Line {
  start: number;
  text: string;
  /** The offset of the second column, or -1. */
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

/** Detects columns with prose on both sides. In a table of labels and values, the first column is narrow. */
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

/** Splits a text in reading order: the first of two columns, then the second. */
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
