import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { endSessions } from '../modules/identity/sessions.ts';
import { requireUserByContact } from './find-user.ts';
import { change, type WithDatabase, withDryRun } from './operation.ts';
import { addRefundCommand } from './refunds.ts';
import { addUserLookups } from './user-lookup.ts';
import { addFailedMessages, addUserMessages } from './user-messages.ts';
import { addUserSubscription } from './user-subscription.ts';
import { eraseTraces, tracesOf } from './user-traces.ts';

const userArgument = 'the user’s phone, email or number';

/** The tables with data about a user, and the column that refers to the user. */
const tablesOfUser = [
  'subscriptions',
  'channels',
  'saved_tenders',
  'ticked_requirements',
  'visits',
  'dismissed_tenders',
  'preferred_languages',
  'preferred_regions',
  'preferred_categories',
  'contact_changes',
  'invoices',
  'document_orders',
  'alert_digests',
  'change_alerts',
  'saved_searches',
  'alert_settings',
  'mutes',
  'reminders',
  'reminders_off',
] as const;

async function dataOf(db: Database, userId: number): Promise<object> {
  const data: Record<string, unknown> = {};
  for (const table of tablesOfUser)
    data[table] = await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
  data.messages = await db
    .selectFrom('messages')
    .select(['channel', 'template', 'recipient', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .execute();
  return data;
}

function addDisable(command: Command, withDatabase: WithDatabase): void {
  withDryRun(command)
    .description("Lock a user's account: end all sessions and refuse logins; --enable unlocks it")
    .argument('<contact>', userArgument)
    .option('--enable', 'unlock the account')
    .action((contact: string, options: { enable?: boolean; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const { id } = await requireUserByContact(trx, contact);
          const disabledAt = options.enable ? null : operation.now();
          await trx.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
          if (!options.enable) await endSessions(trx, id);
          await operation.record(trx, 'disable-user', { userId: id, isDisabled: !options.enable });
          operation.say(`User ${id} is ${options.enable ? 'enabled' : 'disabled and signed out everywhere'}.`);
        }),
      ),
    );
}

function addExport(command: Command, withDatabase: WithDatabase): void {
  command
    .description('Write all stored data about a user to standard output, as JSON')
    .argument('<contact>', userArgument)
    .action((contact: string) =>
      withDatabase(async ({ db, say }) => {
        const { password_hash: _, ...user } = await requireUserByContact(db, contact);
        say(JSON.stringify({ user, ...(await dataOf(db, user.id)), ...(await tracesOf(db, user)) }, null, 2));
      }),
    );
}

function addDelete(command: Command, withDatabase: WithDatabase): void {
  withDryRun(command)
    .description('Delete a user and their data; invoices and payments stay in the books, without a name')
    .argument('<contact>', userArgument)
    .action((contact: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const user = await requireUserByContact(trx, contact);
          const { id, telegram_id: telegramId } = user;
          await eraseTraces(trx, user);
          if (telegramId) await trx.deleteFrom('telegram_contacts').where('telegram_id', '=', telegramId).execute();
          await trx.deleteFrom('users').where('id', '=', id).execute();
          await operation.record(trx, 'delete-user', { userId: id });
          operation.say(`User ${id} is deleted.`);
        }),
      ),
    );
}

export function addUserCommands(program: Command, withDatabase: WithDatabase): void {
  const user = program.command('user').description('Look up and manage users');
  addUserLookups(user, withDatabase);
  addUserSubscription(user, withDatabase);
  addRefundCommand(user, withDatabase);
  addUserMessages(user, withDatabase);
  addFailedMessages(program, withDatabase);
  for (const [name, add] of Object.entries({ disable: addDisable, export: addExport, delete: addDelete })) {
    add(user.command(name), withDatabase);
    // The names of these commands in earlier versions.
    add(program.command(`${name}-user`, { hidden: true }), withDatabase);
  }
}
