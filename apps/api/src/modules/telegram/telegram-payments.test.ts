import { hourMs } from '@awaj/domain/duration';
import { beforeAll, expect, it } from 'vitest';
import { initDataOf } from '../../testing/init-data.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { signUp } from '../../testing/people.ts';
import { seededAt } from '../../testing/seeded.ts';
import { connectTelegram, paymentFrom, preCheckoutFrom, type Telegram } from '../../testing/telegram.ts';
import type { World } from '../../testing/world.ts';

const price = 98_000;

/** Somebody who has opened a payment inside Telegram. */
async function beginPayment(world: World, txRef: string, currency: 'ETB' | 'XTR' = 'ETB') {
  const person = await signUp(world, { plan_id: 1 });
  const invoice = await world.db
    .selectFrom('invoices')
    .select('id')
    .where('invoice_number', '=', person.invoiceNumber)
    .executeTakeFirstOrThrow();
  const row = { tx_ref: txRef, invoice_id: invoice.id, provider: 'telegram', amount: price, currency } as const;
  const times = { created_at: seededAt, expires_at: new Date(seededAt.getTime() + hourMs) };
  await world.db
    .insertInto('checkouts')
    .values({ ...row, ...times, url: 'https://t.me/$x' })
    .execute();
  return person;
}

const isActive = async ({ call }: World, token: string) => (await call('getUserInfo', { token })).is_active;

onOneDatabase('a payment inside Telegram', (world) => {
  let telegram: Telegram;
  beforeAll(() => {
    telegram = connectTelegram(world());
  });

  const answerTo = async (charge: Parameters<typeof preCheckoutFrom>[2]) => {
    telegram.calls.length = 0;
    await telegram.bring(preCheckoutFrom(telegram.nextId(), 42, charge));
    return telegram.calls.find(({ method }) => method === 'answerPreCheckoutQuery')?.payload;
  };

  it('is approved if we have asked for it', async () => {
    await beginPayment(world(), 'ask-1');
    expect(await answerTo({ txRef: 'ask-1', amount: price })).toMatchObject({ ok: true });
  });

  it.each([
    ['another amount', { txRef: 'ask-2', amount: price - 1 }],
    ['another currency', { txRef: 'ask-2', amount: price, currency: 'USD' }],
    ['a reference that is not ours', { txRef: 'nobody', amount: price }],
  ])('is declined for %s, with a reason', async (_what, charge) => {
    await beginPayment(world(), 'ask-2').catch(() => {});
    expect(await answerTo(charge)).toMatchObject({
      ok: false,
      error_message: expect.stringContaining('has expired'),
    });
  });

  it('gives access only after Telegram has reported it', async () => {
    const { token } = await beginPayment(world(), 'pay-1');
    await answerTo({ txRef: 'pay-1', amount: price });
    expect(await isActive(world(), token)).toBe(false);
    await telegram.bring(paymentFrom(telegram.nextId(), 42, { txRef: 'pay-1', amount: price, charge: 'c-1' }));
    expect(await isActive(world(), token)).toBe(true);
    expect(telegram.said().at(-1)).toContain('Your payment was successful');
    expect(await answerTo({ txRef: 'pay-1', amount: price })).toMatchObject({ ok: false });
  });

  it('is believed only from Telegram', async () => {
    const { token } = await beginPayment(world(), 'pay-0');
    const paid = paymentFrom(telegram.nextId(), 42, { txRef: 'pay-0', amount: price, charge: 'c-0' });
    for (const secret of ['', 'wrong']) expect((await telegram.bring(paid, secret)).statusCode).toBe(401);
    await answerTo({ txRef: 'pay-0', amount: price });
    expect(await isActive(world(), token)).toBe(false);
  });

  it('is credited once, however often and in how many updates it is reported', async () => {
    const { token } = await beginPayment(world(), 'pay-2');
    const charge = { txRef: 'pay-2', amount: price, charge: 'c-2' };
    await Promise.all(Array.from({ length: 100 }, () => telegram.bring(paymentFrom(telegram.nextId(), 42, charge))));
    const { plan_days_left } = await world().call('getUserInfo', { token });
    expect(plan_days_left).toBeLessThan(95);
    const booked = world().db.selectFrom('ledger').select('amount').where('tx_ref', '=', 'pay-2');
    expect(await booked.execute()).toEqual([{ amount: price }]);
  });

  it('with a wrong amount is held for review, and the payer is told', async () => {
    const { token } = await beginPayment(world(), 'pay-3');
    await telegram.bring(paymentFrom(telegram.nextId(), 42, { txRef: 'pay-3', amount: 1, charge: 'c-3' }));
    expect(await isActive(world(), token)).toBe(false);
    expect(telegram.said().at(-1)).toContain('are checking it');
    const reviews = world().db.selectFrom('payment_reviews').selectAll();
    expect(JSON.stringify(await reviews.execute())).toContain('pay-3');
  });

  it('with Stars pays the amount of the invoice', async () => {
    const { token } = await beginPayment(world(), 'pay-4', 'XTR');
    const charge = { txRef: 'pay-4', amount: price, currency: 'XTR', charge: 'c-4' };
    await telegram.bring(paymentFrom(telegram.nextId(), 42, charge));
    expect(await isActive(world(), token)).toBe(true);
  });

  it('is a page of Chapa if the installation is set so, and fails while Chapa is away', async () => {
    await world().db.updateTable('users').set({ telegram_id: 45 }).where('email', '=', 'inactive@awaj.test').execute();
    const request = { initData: initDataOf(45) };
    world().chapa.isAway = true;
    expect(await world().refusal('createTelegramInvoiceUrl', request)).toMatchObject({ status: 503 });
    world().chapa.isAway = false;
    const { ok, result } = await world().call('createTelegramInvoiceUrl', request);
    expect([ok, new URL(result).protocol]).toEqual([true, expect.stringMatching(/^https?:$/)]);
  });

  it('pays the chosen plan, and replaces the one chosen before', async () => {
    const { call, db } = world();
    const person = await signUp(world(), { plan_id: 1 });
    const telegram_id = 46;
    await db.updateTable('users').set({ telegram_id }).where('email', '=', person.email).execute();
    const initData = initDataOf(telegram_id);
    const asked = async () => {
      const { invoices } = await call('listInvoices', { initData });
      return invoices.map(({ amount, status }) => [amount, status]);
    };
    expect(await asked()).toEqual([[980, 0]]);
    const first = await call('createTelegramInvoiceUrl', { initData, query: { plan_id: 1 } });
    expect(await call('createTelegramInvoiceUrl', { initData, query: { plan_id: 3 } })).not.toEqual(first);
    expect(await asked()).toEqual([[2360, 0]]);
    await call('createTelegramInvoiceUrl', { initData });
    expect(await asked()).toEqual([[2360, 0]]);
  });

  it('is opened only for a fresh launch', async () => {
    await world().db.updateTable('users').set({ telegram_id: 43 }).where('email', '=', 'inactive@awaj.test').execute();
    const stale = initDataOf(43, new Date(seededAt.getTime() - hourMs - 1_000));
    expect(await world().refusal('createTelegramInvoiceUrl', { initData: stale })).toMatchObject({ status: 403 });
    expect(await world().refusal('createTelegramInvoiceUrl', { initData: initDataOf(44) })).toMatchObject({
      status: 404,
    });
  });
});
