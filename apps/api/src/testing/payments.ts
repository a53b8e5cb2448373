import { createHmac } from 'node:crypto';
import type { Phone } from '@awaj/domain/phone';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createReconciliation } from '../modules/billing/payments/reconciliation.ts';
import { openSession } from '../modules/identity/sessions.ts';
import type { ChapaNote } from './chapa-stand-in.ts';
import { later } from './clock.ts';
import type { World } from './world.ts';

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Opens a checkout and returns its reference, the end of the stand-in's address. */
export async function startPayment({ call }: World, token: string, query: Record<string, number> = {}) {
  const { url } = await call('createPaymentUrl', { token, query });
  return lastPart(url);
}

/** Sends a webhook body as Chapa does, signed with this secret or the usual one. */
export async function tell({ app, services }: World, note: ChapaNote | string, secret?: string): Promise<number> {
  const payload = typeof note === 'string' ? note : JSON.stringify(note);
  const key = secret ?? services.providers.chapa.webhookSecret;
  const signature = createHmac('sha256', key).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-chapa-signature': signature };
  return (await app.inject({ method: 'POST', url: '/webhooks/chapa', headers, payload })).statusCode;
}

/** Runs the reconciliation after this time on the clock of the world. */
export async function reconcileAfter(world: World, ms: number): Promise<void> {
  const { services } = world;
  const { run } = createReconciliation({ ...services, ...services.payments });
  await later(world, ms, () => run({}));
}

/** Adds a user with an account and no invoice. */
export async function letIn({ db, clock }: World, change: Partial<{ phone: Phone; email: string }> = {}) {
  const name = { first_name: 'Abebe', last_name: 'Kebede', telegram_id: null };
  const row = { ...name, ...change, created_at: clock.now };
  const { id: userId } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  return { userId, token: await openSession(db, { userId, purpose: 'login', at: clock.now }) };
}

/** Adds a user with an invoice and an open payment page. */
export async function startPaying(world: World, planId = 1) {
  const payer = await letIn(world);
  const txRef = await startPayment(world, payer.token, { plan_id: planId });
  const { invoices } = await world.call('listInvoices', { token: payer.token });
  return { ...payer, txRef, invoiceId: invoices[0]?.id ?? 0 };
}

/** Checks that the ledger and the stand-in have the same balance. */
export async function expectBooksToAgree({ db, chapa }: World): Promise<void> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger
    where provider = 'chapa' and reference like 'CHAPA-%'`.execute(db);
  expect(rows[0]?.sum).toBe(chapa.balance());
}

/** Reads the state of an invoice, without values that differ between runs. */
export async function outcomeOf({ db }: World, invoiceId: number) {
  const { rows } = await sql<{ reviews: string[] | null }>`
    select i.paid_at, i.refunded_at,
      (select count(*)::int from subscriptions s where s.invoice_id = i.id) as subscriptions,
      (select sum(amount)::bigint from ledger l where l.invoice_id = i.id) as kept,
      (select count(*)::int from ledger l where l.invoice_id = i.id) as movements,
      (select count(*)::int from checkouts c where c.invoice_id = i.id and c.closed_at is null) as open_checkouts,
      (select array_agg(reason order by reason) from payment_reviews r
        join checkouts c on c.tx_ref = r.about where c.invoice_id = i.id) as reviews
    from invoices i where i.id = ${invoiceId}`.execute(db);
  return rows[0];
}

/** Pays on the page that was opened last and sends the webhook. */
export async function payLatest(world: World): Promise<ChapaNote> {
  const note = world.chapa.pay(world.chapa.opened.at(-1)?.txRef ?? '');
  expect(await tell(world, note)).toBe(200);
  return note;
}

export async function orderAndPay(world: World, token: string, docId: number): Promise<void> {
  const body = { first_name: 'Abebe', last_name: 'Kebede', email: 'abebe@awaj.test', phone: '0911000009' };
  await world.call('orderDocument', { params: { docId }, body, token });
  await payLatest(world);
}
