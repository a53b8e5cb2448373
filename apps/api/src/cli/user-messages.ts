import type { Command } from 'commander';
import { messagesOf, type ResendOutcome, resend, stateOf } from '../modules/notifications/message-log.ts';
import { theUser, who } from './find-user.ts';
import { change, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows, type Row } from './table.ts';

const listed = 50;
/** Enough of an id to name a message by. */
const idLength = 8;

export async function messageRows({ db, now }: Operation, userId: number, limit: number): Promise<Row[]> {
  const messages = await messagesOf(db, userId, limit);
  return messages.map((message) => ({
    id: message.id.slice(0, idLength),
    at: message.created_at,
    by: message.channel,
    to: message.recipient,
    about: message.template,
    state: stateOf(message, now()),
    through: message.provider,
  }));
}

const refusals = {
  unknown: 'There is no message with this id.',
  several: 'Several ids begin like this. Write more of it.',
  sent: 'This message has been sent.',
  waiting: 'This message is on its way: it is tried again by itself.',
  code: 'Its code has run out. Let the person ask for a new one.',
  'without-text': 'Its text is not kept any more.',
} as const satisfies Record<Exclude<ResendOutcome['kind'], 'resent'>, string>;

export function addUserMessages(user: Command, withDatabase: WithDatabase): void {
  withJson(user.command('messages'))
    .description('List what was written to a user and what became of it; never what it says')
    .argument('<user>', who)
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const { id } = await theUser(operation.db, text);
        const rows = await messageRows(operation, id, listed);
        printRows(operation, rows, { ...options, none: 'Nothing was written to this user in the last 90 days.' });
      }),
    );

  withDryRun(user.command('resend'))
    .description('Send a message again that did not arrive')
    .argument('<message>', 'its id in "user messages"')
    .action((idStart: string, options: { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        const outbox = await operation.openOutbox();
        await change(operation, options, async (trx) => {
          const outcome = await resend(trx, outbox, idStart, operation.now());
          if (outcome.kind !== 'resent') throw new UsageError(refusals[outcome.kind]);
          await operation.record(trx, 'resend', { messageId: idStart, userId: outcome.userId });
          operation.say(`The message to ${outcome.recipient} is on its way again, by ${outcome.channel}.`);
        });
      }),
    );
}
