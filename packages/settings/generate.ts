/**
 * Writes .env.example and the tables of docs/operating.md. With `--check` it only reports whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apiSettings } from './src/api.ts';
import { miniSettings } from './src/mini.ts';
import { describe, fallbackOf, type Setting, type Table } from './src/read.ts';
import { webSettings } from './src/web.ts';

const repository = join(import.meta.dirname, '..', '..');
const exampleFile = join(repository, '.env.example');
const operatingFile = join(repository, 'docs', 'operating.md');
const production = { NODE_ENV: 'production' };

const tables: readonly Table[] = [apiSettings, webSettings, miniSettings];
const [ofApi = {}, ofWeb = {}, ofMini = {}] = tables;
const isShared = (name: string): boolean => tables.filter((table) => name in table).length > 1;

type Entries = [name: string, setting: Setting<unknown>][];

const ownOf = (table: Table): Entries => Object.entries(table).filter(([name]) => !isShared(name));
const shared: Entries = Object.entries({ ...ofApi, ...ofWeb, ...ofMini }).filter(([name]) => isShared(name));

const sections: readonly [title: string, entries: Entries][] = [
  ['Several servers', shared],
  ['The API', ownOf(ofApi)],
  ['The website', ownOf(ofWeb)],
  ['The mini app', ownOf(ofMini)],
];

const isRequired = ({ required }: Setting<unknown>): boolean => required?.(production) ?? false;

/** A line to fill in, or a comment with the default value. */
const exampleOf = ([name, setting]: Entries[number]): string =>
  [`# ${describe(setting)}.`, isRequired(setting) ? `${name}=` : `#${name}=${fallbackOf(setting, production)}`].join(
    '\n',
  );

const example = [
  '# The settings of an installation, described in docs/operating.md. Written by "pnpm gen".',
  '# Production needs every line that does not start with #.',
  'NODE_ENV=production',
  ...sections.map(([title, entries]) => [`\n# --- ${title} ---`, ...entries.map(exampleOf)].join('\n\n')),
].join('\n');

function tableOf(entries: Entries): string {
  const rows = entries.map(([name, setting]) => [
    `\`${name}\``,
    isRequired(setting) ? 'required' : fallbackOf(setting, production),
    describe(setting),
  ]);
  const all = [['Variable', 'In production', 'Meaning'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

/** Replaces the text between the two marks of each section. */
function withTables(page: string): string {
  return sections.reduce((text, [title, entries]) => {
    const mark = `<!-- settings: ${title} -->`;
    const [before, , after] = text.split(mark);
    if (before === undefined || after === undefined) throw new Error(`docs/operating.md has no two "${mark}".`);
    return `${before}${mark}\n\n${tableOf(entries)}\n\n${mark}${after}`;
  }, page);
}

const operating = readFileSync(operatingFile, 'utf8');
const written = new Map([
  [exampleFile, `${example}\n`],
  [operatingFile, withTables(operating)],
]);

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

for (const [file, text] of written) {
  if (read(file) === text) continue;
  const name = relative(repository, file);
  if (process.argv.includes('--check')) {
    console.error(`${name} does not match packages/settings; run "pnpm gen" and commit the result.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`wrote ${name}`);
  }
}
