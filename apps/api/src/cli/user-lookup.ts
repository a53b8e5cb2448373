import { findPlan } from '@awaj/domain/plan';
import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { listInvoices } from '../modules/billing/invoices/invoice-list.ts';
import { type FoundUser, findUsers } from '../modules/identity/find-users.ts';
import { subscriptionStateOf } from '../modules/identity/subscription-state.ts';
import { nameOf, requireUser, userArgument } from './find-user.ts';
import { type Operation, type WithDatabase, withJson } from './operation.ts';
import { money, printFacts, printJson, printRows, type Row } from './table.ts';
import { messageRows } from './user-messages.ts';

const messagesShown = 10;

async function subscriptionRow(db: Database, userId: number, now: Date) {
  const { latestPlan, isActive, daysLeft } = await subscriptionStateOf(db, { userId }, now);
  return { plan: latestPlan, active: isActive, daysLeft };
}

const verified = (contact: string | null, isVerified: boolean): string | null =>
  contact && `${contact}, ${isVerified ? 'verified' : 'not verified'}`;

async function factsOf({ db, now }: Operation, user: FoundUser): Promise<Row> {
  const sessions = await db.selectFrom('sessions').select('user_id').where('user_id', '=', user.id).execute();
  return {
    id: user.id,
    name: nameOf(user),
    company: user.company_name,
    phone: verified(user.phone, user.is_phone_verified),
    email: verified(user.email, user.is_email_verified),
    telegram: user.telegram_id !== null,
    language: user.language,
    since: user.created_at,
    disabled: user.disabled_at,
    sessions: sessions.length,
    ...(await subscriptionRow(db, user.id, now())),
  };
}

async function invoiceRows(db: Database, userId: number): Promise<Row[]> {
  const invoices = await listInvoices(db, userId);
  return invoices.map((invoice) => ({ ...invoice, amount: money(invoice.amount), kept: money(invoice.kept) }));
}

async function subscriptionRows(db: Database, userId: number): Promise<Row[]> {
  const subscriptions = db
    .selectFrom('subscriptions')
    .leftJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['subscriptions.plan_id as plan', 'is_trial as trial', 'starts_at as from', 'ends_at as until'])
    .select('invoice_number as invoice')
    .where('subscriptions.user_id', '=', userId)
    .orderBy('ends_at', 'desc');
  return (await subscriptions.execute()).map((row) => ({ ...row, plan: findPlan(row.plan ?? 0)?.name ?? null }));
}

async function orderRows(db: Database, userId: number): Promise<Row[]> {
  const orders = db
    .selectFrom('document_orders')
    .innerJoin('bid_documents', 'bid_documents.id', 'bid_document_id')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['title as document', 'document_orders.price', 'invoice_number as invoice', 'paid_at as paid'])
    .where('document_orders.user_id', '=', userId)
    .orderBy('document_orders.id', 'desc');
  return (await orders.execute()).map((order) => ({ ...order, price: money(order.price) }));
}

async function show(operation: Operation, user: FoundUser, json: boolean | undefined): Promise<void> {
  const { db, say } = operation;
  const facts = await factsOf(operation, user);
  const parts = {
    subscriptions: await subscriptionRows(db, user.id),
    invoices: await invoiceRows(db, user.id),
    orders: await orderRows(db, user.id),
    messages: await messageRows(operation, user.id, messagesShown),
  };
  if (json) return printJson(operation, { ...facts, ...parts });
  printFacts(operation, facts);
  for (const [title, rows] of Object.entries(parts)) {
    say(`\n${title}`);
    printRows(operation, rows, { none: 'none' });
  }
}

const foundRow = (user: FoundUser): Row => ({
  id: user.id,
  name: nameOf(user),
  company: user.company_name,
  phone: user.phone,
  email: user.email,
  since: user.created_at,
  disabled: user.disabled_at !== null,
});

export function addUserLookups(user: Command, withDatabase: WithDatabase): void {
  withJson(user.command('find'))
    .description('Find users by phone, email, number or a part of the name')
    .argument('<text>', userArgument)
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const rows = (await findUsers(operation.db, text)).map(foundRow);
        printRows(operation, rows, {
          ...options,
          none: `There is no user with the phone, email, id or name "${text}".`,
        });
      }),
    );

  withJson(user.command('show'))
    .description("Show a user's account, subscription, invoices, orders and last messages")
    .argument('<user>', userArgument)
    .action((text: string, { json }: { json?: boolean }) =>
      withDatabase(async (operation) => show(operation, await requireUser(operation.db, text), json)),
    );

  withJson(user.command('invoices'))
    .description('List the invoices of a user, with the amounts received and not refunded')
    .argument('<user>', userArgument)
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const { id } = await requireUser(operation.db, text);
        printRows(operation, await invoiceRows(operation.db, id), { ...options, none: 'There are no invoices.' });
      }),
    );
}
