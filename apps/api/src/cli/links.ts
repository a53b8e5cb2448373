import type { Command } from 'commander';
import { listLinks, type OperatedLink, withdrawLink } from '../modules/campaigns/operated-links.ts';
import { change, idOf, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows } from './table.ts';

const refusals = {
  unknown: 'There is no link with this number.',
  used: 'This link has been used and cannot be withdrawn.',
  over: 'This link has already expired.',
} as const;

function rowOf({ id, kind, name, phone, created_at, expires_at, used_at }: OperatedLink, now: Date) {
  const state = used_at ? 'used' : expires_at <= now ? 'over' : 'open';
  return { id, kind, name, phone, state, made: created_at, expires: expires_at, used: used_at };
}

export function addLinkCommands(program: Command, withDatabase: WithDatabase): void {
  const link = program.command('link').description('List trial and discount links, and withdraw one');

  withJson(link.command('list'))
    .description('List the links that still work; the links themselves are shown only once, when they are created')
    .option('--all', 'also used and expired ones')
    .action((options: { all?: boolean; json?: boolean }) =>
      withDatabase(async (operation) => {
        const links = await listLinks(operation.db).execute();
        const rows = links.map((each) => rowOf(each, operation.now()));
        const shown = options.all ? rows : rows.filter(({ state }) => state === 'open');
        printRows(operation, shown, { ...options, none: 'There are no links that still work.' });
      }),
    );

  withDryRun(link.command('withdraw'))
    .description('Withdraw an unused link')
    .argument('<id>', 'its number in "link list"')
    .action((text: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const linkId = idOf(text);
          const outcome = await withdrawLink(trx, linkId, operation.now());
          if (outcome.kind !== 'withdrawn') throw new UsageError(refusals[outcome.kind]);
          const { kind, name, phone } = outcome.link;
          await operation.record(trx, 'link withdraw', { linkId, kind, name, phone });
          operation.say(`Withdrew the ${kind} link for ${name} (${phone}).`);
        }),
      ),
    );
}
