import type { Command } from 'commander';
import { listBatches, makeAllDue } from '../modules/alerts/alert-batches.ts';
import { change, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { counted, printRows } from './table.ts';

const listed = 30;

export function addAlertCommands(program: Command, withDatabase: WithDatabase): void {
  const alerts = program.command('alerts').description('Alerts to subscribers');

  withJson(alerts.command('list'))
    .description('List the last alerts, with the numbers of new tenders and of people who got alerts')
    .action((options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const rows = await listBatches(operation.db, listed);
        printRows(operation, rows, { ...options, none: 'No alerts have gone out yet.' });
      }),
    );

  withDryRun(alerts.command('send'))
    .description(
      'Send alerts about new tenders within a minute, without waiting for the hours that subscribers have chosen',
    )
    .action((options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const searches = await makeAllDue(trx, operation.now());
          await operation.record(trx, 'alerts send', { searches });
          operation.say(
            `${counted(searches, 'search or preference is', 'searches and preferences are')} due. The server sends the alerts within a minute, or in the morning if it is night.`,
          );
        }),
      ),
    );
}
