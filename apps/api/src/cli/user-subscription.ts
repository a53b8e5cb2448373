import type { Command } from 'commander';
import { cancel, extend } from '../modules/billing/subscriptions/operator-subscriptions.ts';
import { daysFrom, wordsFrom } from './arguments.ts';
import { describeUser, requireUser, userArgument } from './find-user.ts';
import { change, UsageError, type WithDatabase, withDryRun } from './operation.ts';
import { counted, formatInstant } from './table.ts';

export function addUserSubscription(user: Command, withDatabase: WithDatabase): void {
  withDryRun(user.command('extend'))
    .description('Give a user extra days, after the paid time or the trial')
    .argument('<user>', userArgument)
    .requiredOption('--days <days>', 'how many', daysFrom)
    .requiredOption('--reason <text>', 'why, for the record', wordsFrom)
    .action((text: string, options: { days: number; reason: string; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const found = await requireUser(trx, text);
          const { days, reason } = options;
          const outcome = await extend(trx, { userId: found.id, days }, operation.now());
          if (outcome.kind === 'beyond-one-year')
            throw new UsageError(
              `A subscription can end at most a year from now, so at most ${counted(outcome.mostDays, 'day')} can be added.`,
            );
          await operation.record(trx, 'user extend', { userId: found.id, days, reason });
          operation.say(`The subscription of ${describeUser(found)} now ends on ${formatInstant(outcome.endsAt)}.`);
        }),
      ),
    );

  withDryRun(user.command('cancel'))
    .description('End a user’s subscription now, or at the end of the current period')
    .argument('<user>', userArgument)
    .requiredOption('--reason <text>', 'why, for the record', wordsFrom)
    .option('--at-end', 'end it at the end of the current period')
    .action((text: string, options: { reason: string; atEnd?: boolean; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const found = await requireUser(trx, text);
          const { reason, atEnd = false } = options;
          const ended = await cancel(trx, { userId: found.id, atEnd }, operation.now());
          if (!ended) throw new UsageError(`${describeUser(found)} has no active subscription.`);
          await operation.record(trx, 'user cancel', { userId: found.id, atEnd, reason, removed: ended.removed });
          operation.say(
            `The subscription of ${describeUser(found)} ends ${atEnd ? formatInstant(ended.endsAt) : 'now'}. ` +
              'Refund money with "user refund".',
          );
        }),
      ),
    );
}
