import { dayMs } from '@awaj/domain/duration';
import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import {
  failedMessages,
  messagesOf,
  type ResendOutcome,
  resend,
  stateOf,
} from '../modules/notifications/message-log.ts';
import { daysFrom } from './arguments.ts';
import { nameOf, requireUser, userArgument } from './find-user.ts';
import { change, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { codeName, counted, printRows, type Row } from './table.ts';

const listed = 50;
/** This many characters of an id are enough to name a message. */
const idLength = 8;

type Message = Awaited<ReturnType<typeof messagesOf>>[number];

const rowOf = (message: Message, now: Date) => ({
  id: message.id.slice(0, idLength),
  at: message.created_at,
  user: message.user_id,
  by: message.channel,
  to: message.recipient,
  about: codeName(message.template),
  state: stateOf(message, now),
  through: message.provider,
  why: message.reason,
});

export async function messageRows({ db, now }: Operation, userId: number, limit: number): Promise<Row[]> {
  return (await messagesOf(db, userId, limit)).map((message) => rowOf(message, now()));
}

/** Names the recipients. Some messages go to people without an account. */
async function namesOf(db: Database, messages: readonly Message[]): Promise<ReadonlyMap<number | null, string>> {
  const ids = messages.flatMap(({ user_id }) => user_id ?? []);
  if (ids.length === 0) return new Map();
  const users = db.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids);
  return new Map((await users.execute()).map((user) => [user.id, nameOf(user)]));
}

const refusals = {
  unknown: 'There is no message with this id.',
  several: 'Several ids begin like this. Write more characters.',
  sent: 'This message was already sent.',
  delivered: 'This message was already delivered.',
  waiting: 'This message is still being sent; it is retried automatically.',
  started: 'This message is still being sent; it is retried automatically.',
  held: 'This message is sent tomorrow, when there is SMS budget again.',
  code: 'Its code has expired. The person must request a new one.',
  'without-address':
    'The user had no proven phone, email or Telegram. A receipt is sent automatically within a minute after one is proven.',
  'without-text': 'Its text is no longer stored.',
} as const satisfies Record<Exclude<ResendOutcome['kind'], 'resent'>, string>;

export function addFailedMessages(program: Command, withDatabase: WithDatabase): void {
  withJson(program.command('failed-messages'))
    .description('List undelivered messages: expired codes, and others that can be sent again')
    .option('--days <days>', 'the number of days', daysFrom, 1)
    .action(({ days, json }: { days: number; json?: boolean }) =>
      withDatabase(async (operation) => {
        const now = operation.now();
        const failed = await failedMessages(operation.db, new Date(now.getTime() - days * dayMs), now);
        const none = `No message has failed within ${counted(days, 'day')}.`;
        const names = await namesOf(operation.db, failed);
        printRows(
          operation,
          failed.map((message) => {
            const { id, at, user, ...others } = rowOf(message, now);
            return { id, at, user, name: names.get(message.user_id) ?? null, ...others };
          }),
          { json, none },
        );
      }),
    );
}

export function addUserMessages(user: Command, withDatabase: WithDatabase): void {
  withJson(user.command('messages'))
    .description('List the messages to a user and their delivery, without their texts')
    .argument('<user>', userArgument)
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const { id } = await requireUser(operation.db, text);
        const rows = await messageRows(operation, id, listed);
        printRows(operation, rows, { ...options, none: 'No messages to this user in the last 90 days.' });
      }),
    );

  withDryRun(user.command('resend'))
    .description('Send an undelivered message again')
    .argument('<message>', 'its id in "user messages"')
    .action((idStart: string, options: { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        await change(operation, options, async (trx) => {
          const outcome = await resend(trx, operation.messages, idStart, operation.now());
          if (outcome.kind !== 'resent') throw new UsageError(refusals[outcome.kind]);
          await operation.record(trx, 'resend', { messageId: idStart, userId: outcome.userId });
          operation.say(`The message to ${outcome.recipient} is being sent again by ${outcome.channel}.`);
        });
      }),
    );
}
