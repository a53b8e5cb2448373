export type Row = readonly (string | number)[];

const shown = (cell: string | number): string =>
  typeof cell === 'string' ? cell : cell.toLocaleString('en', { maximumFractionDigits: cell < 10 ? 2 : 0 });

/** Prints results as Markdown that can be pasted into docs/measurements.md. */
export function printTable(head: Row, rows: readonly Row[]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((row) => row.map(shown));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(`| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
}

export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
