import type { Command } from 'commander';
import { usualCollecting } from '../modules/collecting/collectors/collect-due.ts';
import { addCollector, changeCollector, pauseCollector } from '../modules/collecting/collectors/edit-collectors.ts';
import { runCollector } from '../modules/collecting/collectors/run-collector.ts';
import { toSentence } from './collect.ts';
import { addCollectorLists } from './collector-lists.ts';
import { addCollectorTrial } from './collector-trial.ts';
import { asUsageError, collectorFile, requireCollector } from './find-collector.ts';
import { change, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printJson } from './table.ts';

function addEditing(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('add'))
    .description('Add a collector from a JSON file; docs/collecting.md describes the format')
    .argument('<name>', 'its name: small letters, digits and hyphens')
    .argument('<file>', 'the file; "collector try" shows what it would read')
    .action((name: string, path: string, options: { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
          throw new UsageError('A name consists of small letters, digits and hyphens, such as addis-zemen-site.');
        const file = await collectorFile(operation, path);
        await change(operation, options, async (trx) => {
          const isAdded = await asUsageError(() => addCollector(trx, name, file, operation.now()));
          if (!isAdded) throw new UsageError(`There is already a collector "${name}".`);
          await operation.record(trx, 'collector add', { name, ...file });
          operation.say(`Added ${name}. It runs within a minute.`);
        });
      }),
    );

  withDryRun(group.command('edit'))
    .description('Update a collector from its file')
    .argument('<name>', 'its name')
    .argument('<file>', 'the file')
    .action((name: string, path: string, options: { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        const { id } = await requireCollector(operation, name);
        const file = await collectorFile(operation, path);
        await change(operation, options, async (trx) => {
          await asUsageError(() => changeCollector(trx, id, file, operation.now()));
          await operation.record(trx, 'collector edit', { name, ...file });
          operation.say(`Changed ${name}. It runs within a minute.`);
        });
      }),
    );
}

function addPausing(group: Command, withDatabase: WithDatabase): void {
  const commands = [
    ['pause', 'Pause a collector until it is resumed', 'paused'],
    ['resume', 'Resume a paused collector', 'active'],
  ] as const;
  for (const [verb, description, state] of commands)
    withDryRun(group.command(verb))
      .description(description)
      .argument('<name>', 'its name')
      .action((name: string, options: { dryRun?: boolean }) =>
        withDatabase(async (operation) => {
          const { id } = await requireCollector(operation, name);
          await change(operation, options, async (trx) => {
            if (!(await pauseCollector(trx, id, verb === 'pause' ? operation.now() : null)))
              throw new UsageError(`${name} is already ${state}.`);
            await operation.record(trx, `collector ${verb}`, { name });
            operation.say(`${name} is now ${state}.`);
          });
        }),
      );
}

function addRunning(group: Command, withDatabase: WithDatabase): void {
  withJson(group.command('run'))
    .description('Run a collector now and show the result')
    .argument('<name>', 'its name')
    .action((name: string, { json }: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const { db, now, asksThisMachine, untilStopped, say } = operation;
        const { id } = await requireCollector(operation, name);
        const collecting = usualCollecting(db, now, { allowsLoopback: asksThisMachine });
        const report = await runCollector(collecting, id, untilStopped?.() ?? new AbortController().signal);
        if (!report) throw new UsageError(`${name} is already running.`);
        const { runId, state, counts } = report;
        await operation.record(db, 'collector run', { name, runId, state, ...counts });
        if (json) printJson(operation, report);
        else {
          say(toSentence(report));
          for (const { address, fault } of report.faults) say(`${address} ${fault}`);
        }
        if (state !== 'complete') operation.endWith(1);
      }),
    );
}

export function addCollectorCommands(program: Command, withDatabase: WithDatabase): void {
  const group = program.command('collector').description('Collectors of notices from sites, feeds, tables and mails');
  addCollectorTrial(group, withDatabase);
  addEditing(group, withDatabase);
  addRunning(group, withDatabase);
  addPausing(group, withDatabase);
  addCollectorLists(group, withDatabase);
}
