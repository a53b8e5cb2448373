import { parseEmail } from '@awaj/domain/email';
import { parseLoginPhone } from '@awaj/domain/phone';
import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { endSessions } from '../modules/identity/sessions.ts';
import { change, UsageError, type WithDatabase, withDryRun } from './operation.ts';
import { eraseTraces, tracesOf } from './user-traces.ts';

const who = 'the user’s email or phone';

async function findUser(db: Database, contact: string) {
  const users = db.selectFrom('users').selectAll();
  const phone = parseLoginPhone(contact);
  const email = parseEmail(contact);
  const user = phone.ok
    ? await users.where('phone', '=', phone.value).executeTakeFirst()
    : email.ok && (await users.where('email', '=', email.value).executeTakeFirst());
  if (!user) throw new UsageError(`There is no user with the email or phone "${contact}".`);
  return user;
}

/** The tables that hold something about a user, by the column that names them. */
const tablesOfUser = [
  'subscriptions',
  'channels',
  'saved_tenders',
  'preferred_languages',
  'preferred_regions',
  'preferred_categories',
  'contact_changes',
  'invoices',
  'document_orders',
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

function addDisable(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('disable-user'))
    .description('Sign a user out everywhere and refuse further logins; --enable lets them in again')
    .argument('<contact>', who)
    .option('--enable', 'let the user in again')
    .action((contact: string, options: { enable?: boolean; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const { id } = await findUser(trx, contact);
          const disabledAt = options.enable ? null : operation.now();
          await trx.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
          if (!options.enable) await endSessions(trx, id);
          await operation.record(trx, 'disable-user', { userId: id, isDisabled: !options.enable });
          operation.say(`User ${id} is ${options.enable ? 'let in again' : 'disabled, and signed out everywhere'}.`);
        }),
      ),
    );
}

function addExport(program: Command, withDatabase: WithDatabase): void {
  program
    .command('export-user')
    .description('Write everything that is kept about a user to the standard output, as JSON')
    .argument('<contact>', who)
    .action((contact: string) =>
      withDatabase(async ({ db, say }) => {
        const { password_hash: _, ...user } = await findUser(db, contact);
        say(JSON.stringify({ user, ...(await dataOf(db, user.id)), ...(await tracesOf(db, user)) }, null, 2));
      }),
    );
}

function addDelete(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('delete-user'))
    .description('Delete a user and what is kept about them; invoices and payments stay in the books, without a name')
    .argument('<contact>', who)
    .action((contact: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const user = await findUser(trx, contact);
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
  addDisable(program, withDatabase);
  addExport(program, withDatabase);
  addDelete(program, withDatabase);
}
