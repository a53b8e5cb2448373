import { type CalendarDate, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { readerVersion } from '@awaj/reader/version';
import type { Command } from 'commander';
import { usualCollecting } from '../modules/collecting/collectors/collect-due.ts';
import { type Collector, listAllCollectors } from '../modules/collecting/collectors/collector.ts';
import { type Reread, rereadCollector } from '../modules/collecting/collectors/reread.ts';
import { dateFrom } from './arguments.ts';
import { requireCollector } from './find-collector.ts';
import { type Operation, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printJson, printRows } from './table.ts';

interface Options {
  collector?: string;
  since?: CalendarDate;
  dryRun?: boolean;
  json?: boolean;
}

const rowOf = (collector: string, { documents, unreadable, counts, newlyRefused }: Reread) => ({
  collector,
  documents,
  read: counts.found,
  changed: counts.changed,
  same: counts.same,
  new: counts.new,
  newly_refused: newlyRefused,
  unreadable,
});

function fieldsOf(reread: readonly Reread[]) {
  const sums = new Map<string, number>();
  for (const { fields } of reread) for (const [field, count] of fields) sums.set(field, (sums.get(field) ?? 0) + count);
  return [...sums].sort(([, a], [, b]) => b - a).map(([field, changed]) => ({ field, changed }));
}

async function rereadOne(operation: Operation, collector: Collector, { since, dryRun }: Options, signal: AbortSignal) {
  const { db, now, asksThisMachine } = operation;
  return rereadCollector(usualCollecting(db, now, { allowsLoopback: asksThisMachine }), collector, {
    since: since === undefined ? null : instantInAddis(since, { hour: 0, minute: 0 }),
    isTrial: dryRun ?? false,
    signal,
    onStart: (runId) =>
      operation.record(db, 'reread', { collector: collector.name, since, reader: readerVersion, run: runId }),
  });
}

/** Adds `reread`, which reads stored documents again after the reader has improved. */
export function addRereadCommand(program: Command, withDatabase: WithDatabase): void {
  withJson(withDryRun(program.command('reread')))
    .description('Read all documents again that an older reader has read, and publish the differences')
    .option('--collector <name>', 'only documents of this collector')
    .option('--since <day>', 'only documents from this date on, such as 2026-11-25', dateFrom)
    .action((options: Options) =>
      withDatabase(async (operation) => {
        const { db, say, endWith, untilStopped } = operation;
        const signal = untilStopped?.() ?? new AbortController().signal;
        const { collector: name, dryRun, json } = options;
        const collectors = name === undefined ? await listAllCollectors(db) : [await requireCollector(operation, name)];
        const done: [string, Reread][] = [];
        const waiting: string[] = [];
        for (const collector of collectors) {
          const reread = await rereadOne(operation, collector, options, signal);
          if (reread === null) waiting.push(collector.name);
          else done.push([collector.name, reread]);
          if (reread?.isStopped) break;
        }
        const rows = done.map(([each, reread]) => rowOf(each, reread));
        const fields = fieldsOf(done.map(([, reread]) => reread));
        const isStopped = done.some(([, reread]) => reread.isStopped);
        if (waiting.length > 0 || isStopped) endWith(1);
        if (json)
          return printJson(operation, { reader: readerVersion, collectors: rows, fields, running: waiting, isStopped });
        printRows(
          operation,
          rows.filter(({ documents }) => documents > 0),
          {
            none: `All documents were read by version ${readerVersion} of the reader.`,
          },
        );
        if (fields.length > 0) printRows(operation, fields, { none: '' });
        if (waiting.length > 0)
          say(`Skipped the documents of running collectors; try again later: ${waiting.join(', ')}.`);
        if (isStopped) say('Stopped. Run the same command to continue.');
        if (dryRun) say('This was a dry run: nothing has changed.');
      }),
    );
}
