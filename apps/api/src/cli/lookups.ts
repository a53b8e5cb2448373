import { Argument, type Command } from 'commander';
import { type LookupList, type LookupRow, lookupLists } from './lookup-lists.ts';
import type { WithDatabase } from './operation.ts';

const lists = Object.keys(lookupLists) as LookupList[];

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'depends on the moon';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Prints the names last, because the width of Amharic differs between screens. */
function linesOf(rows: readonly LookupRow[]): string[] {
  const cells = rows.map(({ id, date, slug, names, ...rest }) => [
    ...[id ?? date, ...(slug === undefined ? [] : [slug]), ...Object.values(rest)].map(textOf),
    [...new Set(Object.values(names))].join(' · '),
  ]);
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
  );
}

export function addLookupsCommand(program: Command, withDatabase: WithDatabase): void {
  program
    .command('lookups')
    .description('List the lookups of tenders and payments, with numbers, slugs and names')
    .addArgument(new Argument('[list]', 'only this list').choices(lists))
    .option('--json', 'as JSON')
    .action((only: LookupList | undefined, options: { json?: boolean }) =>
      withDatabase(async ({ db, now, say }) => {
        const read: Partial<Record<LookupList, LookupRow[]>> = {};
        for (const list of only ? [only] : lists) read[list] = await lookupLists[list](db, now());
        if (options.json) return say(JSON.stringify(only ? read[only] : read, null, 2));
        for (const [list, rows] of Object.entries(read)) {
          if (!only) say(`\n${list}`);
          for (const line of linesOf(rows)) say(line);
          if (rows.length === 0) say('This list is empty. "pnpm api setup" fills it.');
        }
      }),
    );
}
