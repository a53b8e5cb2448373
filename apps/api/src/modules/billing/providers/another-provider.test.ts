import { minuteMs } from '@awaj/domain/duration';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerError } from '../../../http/errors.ts';
import { later } from '../../../testing/clock.ts';
import { createExampleProvider } from '../../../testing/example-provider.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { letIn, outcomeOf } from '../../../testing/payments.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { World } from '../../../testing/world.ts';
import { createPayments } from '../payments/payments.ts';
import { createReconciliation } from '../payments/reconciliation.ts';
import { paymentWebhooks } from '../payments/webhooks.ts';

const credited = { subscriptions: 1, kept: 98_000, movements: 1, open_checkouts: 0, reviews: null };

/** Billing with a new provider, to show that nothing else has to know it. */
async function billingWith({ services }: World) {
  const { provider, ...example } = createExampleProvider();
  const providers = [provider];
  const payments = createPayments({ ...services, providers, webProvider: provider, chatProvider: provider });
  const app = Fastify();
  app.setErrorHandler(answerError);
  paymentWebhooks(app, payments);
  const tell = (payload: object, key = 'right') =>
    app.inject({ method: 'POST', url: '/webhooks/example', headers: { 'x-example-key': key }, payload });
  return { ...example, payments, tell };
}

async function startPaying(world: World) {
  const billing = await billingWith(world);
  const { userId } = await letIn(world);
  const url = await billing.payments.urlFor({ userId, onlyLinkId: null, planId: 1, language: 'en' });
  const invoices = world.db.selectFrom('invoices').select('id').where('user_id', '=', userId);
  const { id: invoiceId } = await invoices.executeTakeFirstOrThrow();
  return { ...billing, invoiceId, txRef: url.slice(url.lastIndexOf('/') + 1) };
}

onOneDatabase('another payment provider', (world) => {
  it('is credited once for a payment that its webhook reports', async () => {
    const { tell, pay, txRef, invoiceId } = await startPaying(world());
    const event = pay(txRef);
    expect([(await tell(event)).statusCode, (await tell(event)).statusCode]).toEqual([200, 200]);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(credited);
  });

  it('has the checkout of a webhook read once from the database', async () => {
    const { tell, pay, txRef } = await startPaying(world());
    const event = pay(txRef);
    const statements = await statementsOf(world(), () => tell(event));
    expect(statements.filter((words) => words === 'select "tx_ref" as')).toHaveLength(1);
  });

  it('is refused when its webhook has no valid signature', async () => {
    const { tell, pay, txRef, invoiceId } = await startPaying(world());
    expect((await tell(pay(txRef), 'wrong')).statusCode).toBe(401);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ subscriptions: 0, movements: 0 });
  });

  it('has a payment held for review when its event and report differ', async () => {
    const { tell, pay, txRef, invoiceId } = await startPaying(world());
    expect((await tell({ ...pay(txRef), amount: 1 })).statusCode).toBe(200);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ subscriptions: 0, movements: 0, reviews: ['differs'] });
  });

  it('is asked for the status of a payment when its webhook never comes', async () => {
    const { payments, pay, txRef, invoiceId } = await startPaying(world());
    pay(txRef);
    const { run } = createReconciliation({ ...world().services, ...payments });
    await later(world(), minuteMs, () => run({}));
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(credited);
  });

  it('has its payment page closed when the invoice was paid in another way', async () => {
    const { payments, cancelled, txRef, invoiceId } = await startPaying(world());
    const { db, services } = world();
    await db.transaction().execute((trx) => services.invoices.withdraw(trx, invoiceId));
    const { run } = createReconciliation({ ...services, ...payments });
    await later(world(), minuteMs, () => run({}));
    expect(cancelled).toEqual([txRef]);
  });
});
