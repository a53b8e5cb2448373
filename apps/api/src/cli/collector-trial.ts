import type { Command } from 'commander';
import { CursorFault, DocumentFault } from '../modules/collecting/adapters/adapter.ts';
import { usualCollecting } from '../modules/collecting/collectors/collect-due.ts';
import type { Collector } from '../modules/collecting/collectors/collector.ts';
import { collectorOfFile } from '../modules/collecting/collectors/edit-collectors.ts';
import { type TriedNotice, tryCollector } from '../modules/collecting/collectors/try-collector.ts';
import { FetchFault } from '../modules/collecting/fetching/fetch-fault.ts';
import { daysFrom } from './arguments.ts';
import { asUsageError, collectorFile, requireCollector } from './find-collector.ts';
import { type Operation, UsageError, type WithDatabase, withJson } from './operation.ts';
import { printRows, type Row } from './table.ts';

const usualMost = 20;

const isOfSource = (error: unknown): error is Error =>
  error instanceof FetchFault || error instanceof DocumentFault || error instanceof CursorFault;

/** A document that could not be read has no key, and its address tells it from the others. */
function toRow({ key, address, notice, problem }: TriedNotice): Row {
  return {
    key: key || address,
    title: notice?.title ?? null,
    printed: notice?.sources[0]?.publishedOn ?? null,
    buyer: notice?.company.name ?? null,
    closes: notice?.closesAt ?? null,
    problem,
  };
}

/** Reads the collector from a file of this name if there is one, otherwise finds it by its name. */
async function collectorFor(operation: Operation, named: string): Promise<Collector> {
  if (!named.endsWith('.json')) return requireCollector(operation, named);
  const file = await collectorFile(operation, named);
  return asUsageError(() => collectorOfFile(operation.db, file));
}

async function firstOf(operation: Operation, collector: Collector, most: number): Promise<TriedNotice[]> {
  const { db, now, asksThisMachine, untilStopped } = operation;
  const collecting = usualCollecting(db, now, { allowsLoopback: asksThisMachine });
  const signal = untilStopped?.() ?? new AbortController().signal;
  const tried: TriedNotice[] = [];
  try {
    for await (const each of tryCollector(collecting, collector, signal)) {
      tried.push(each);
      if (tried.length >= most) break;
    }
  } catch (error) {
    if (!isOfSource(error)) throw error;
    throw new UsageError(error instanceof FetchFault ? `${error.address} ${error.message}.` : `It ${error.message}.`);
  }
  return tried;
}

export function addCollectorTrial(group: Command, withDatabase: WithDatabase): void {
  withJson(group.command('try'))
    .description('Show what a collector would read, without storing anything')
    .argument('<file>', 'a .json file that describes a collector, or the name of an existing collector')
    .option('--most <count>', 'how many notices to show', daysFrom, usualMost)
    .action((named: string, { json, most }: { json?: boolean; most: number }) =>
      withDatabase(async (operation) => {
        const collector = await collectorFor(operation, named);
        const tried = await asUsageError(() => firstOf(operation, collector, most));
        printRows(operation, tried.map(toRow), { json, none: 'No notices found.' });
        const wrong = tried.filter(({ notice }) => notice === null).length;
        if (!json) operation.say(`${tried.length - wrong} would be imported, ${wrong} would go into quarantine.`);
        if (wrong > 0 || tried.length === 0) operation.endWith(1);
      }),
    );
}
