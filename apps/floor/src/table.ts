/** Prints what was measured, as Markdown that goes into docs/measurements.md as it is. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) console.log(`| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
}

export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
