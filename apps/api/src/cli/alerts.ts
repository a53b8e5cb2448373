import type { Command } from 'commander';
import { beginRun, listRuns } from '../modules/alerts/alert-runs.ts';
import { change, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows } from './table.ts';

const listed = 30;

export function addAlertCommands(program: Command, withDatabase: WithDatabase): void {
  const alerts = program.command('alerts').description('What subscribers are told of in the morning');

  withJson(alerts.command('list'))
    .description(
      'List the last alerts: how many tenders were new, how many people were told of some, and when all were',
    )
    .action((options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const runs = await listRuns(operation.db, listed);
        const rows = runs.map(({ morning, tenders, told, finished_at }) => ({
          morning,
          tenders,
          told,
          done: finished_at,
        }));
        printRows(operation, rows, { ...options, none: 'No alerts have gone out yet.' });
      }),
    );

  withDryRun(alerts.command('send'))
    .description('Tell subscribers now of the tenders that are new, without waiting for the morning')
    .action((options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const tenders = await beginRun(trx, operation.now());
          if (tenders === null) throw new UsageError('Alerts of a later hour have begun already.');
          await operation.record(trx, 'alerts send', { tenders });
          operation.say(
            tenders === 0
              ? 'No tender is new since the last alerts.'
              : `New tenders: ${tenders}. The server tells of them within a minute.`,
          );
        }),
      ),
    );
}
