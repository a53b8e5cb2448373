/** Writes the table of columns into docs/importing.md. With `--check` it only says whether the table is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnNames, columns } from './notice-columns.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', '..', 'docs', 'importing.md');
const requiredWords = { always: 'yes', 'of-tenders': 'for a tender' } as const;

const mark = '<!-- columns -->';

function table(): string {
  const rows = columnNames.map((name) => {
    const { meaning, example, required } = columns[name];
    return [`\`${name}\``, required ? requiredWords[required] : '', meaning, example && `\`${example}\``];
  });
  const all = [['Column', 'Required', 'Meaning', 'Example'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

const page = readFileSync(file, 'utf8');
const [before, , after] = page.split(mark);
if (before === undefined || after === undefined) throw new Error(`docs/importing.md has no two "${mark}".`);
const fresh = `${before}${mark}\n\n${table()}\n\n${mark}${after}`;
if (fresh !== page && process.argv.includes('--check')) {
  console.error('docs/importing.md does not match the columns of the import; run "pnpm gen" and commit the result.');
  process.exitCode = 1;
} else if (fresh !== page) {
  writeFileSync(file, fresh);
  console.log('wrote docs/importing.md');
}
