import type { Command } from 'commander';
import { durationOf } from '../modules/collecting/collectors/collector-file.ts';
import { listCollectors } from '../modules/collecting/collectors/list-collectors.ts';
import { countsOf } from '../modules/collecting/collectors/run-counts.ts';
import { listRuns, type RunFault } from '../modules/collecting/collectors/runs.ts';
import { requireCollector } from './find-collector.ts';
import { type WithDatabase, withJson } from './operation.ts';
import { printFacts, printJson, printRows } from './table.ts';

const runsShown = 50;

interface Options {
  json?: boolean;
}

export function addCollectorLists(group: Command, withDatabase: WithDatabase): void {
  withJson(group.command('list'))
    .description('List the collectors, with their last runs and results')
    .action(({ json }: Options) =>
      withDatabase(async (operation) => {
        const rows = (await listCollectors(operation.db)).map((each) => ({
          name: each.name,
          source: each.source,
          kind: each.kind,
          every: durationOf(each.every_seconds),
          state: each.paused_at ? 'paused' : (each.state ?? 'not yet run'),
          ran: each.started_at,
          found: each.counts === null ? null : countsOf(each.counts).found,
          next: each.paused_at ? null : each.next_run_at,
          alarm: each.alarm,
        }));
        printRows(operation, rows, { json, none: 'There are no collectors. Add one with "collector add".' });
      }),
    );

  withJson(group.command('show'))
    .description('Show the configuration of a collector')
    .argument('<name>', 'its name')
    .action((name: string, { json }: Options) =>
      withDatabase(async (operation) => {
        const found = await requireCollector(operation, name);
        const { kind, sourceSlug: source, hosts, config, defaults, cursor, leastFound, mostFound, fillRates } = found;
        const every = durationOf(found.everySeconds);
        const expect = { least: leastFound, most: mostFound, fill: fillRates };
        if (json) return printJson(operation, { source, kind, every, hosts, config, defaults, expect });
        printFacts(operation, {
          name,
          source,
          kind,
          every,
          hosts: hosts.join(', '),
          config: JSON.stringify(config),
          defaults: JSON.stringify(defaults),
          expected: JSON.stringify(expect),
          cursor: cursor === null ? null : JSON.stringify(cursor),
        });
      }),
    );

  withJson(group.command('runs'))
    .description('List the last runs and their results, newest first')
    .argument('[name]', 'only of this collector')
    .action((name: string | undefined, { json }: Options) =>
      withDatabase(async (operation) => {
        const collectorId = name === undefined ? undefined : (await requireCollector(operation, name)).id;
        const runs = await listRuns(operation.db, { collectorId, limit: runsShown });
        const rows = runs.map(({ id, collector, state, started_at: started, counts, reason }) => {
          const { found, new: added, changed, same, quarantined, missed } = countsOf(counts);
          return {
            run: id,
            collector,
            started,
            state,
            found,
            new: added,
            changed,
            same,
            quarantined,
            missed,
            why: reason,
          };
        });
        if (json)
          return printJson(
            operation,
            rows.map((row, at) => ({ ...row, faults: runs[at]?.faults ?? [] })),
          );
        printRows(operation, rows, { none: 'No runs yet.' });
        if (name === undefined) return;
        for (const { address, fault } of (runs[0]?.faults ?? []) as RunFault[]) operation.say(`${address} ${fault}`);
      }),
    );
}
