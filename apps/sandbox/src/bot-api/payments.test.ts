import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createBotClient, hanna } from '../testing/bot-client.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const { world, app } = createTestSandbox();
const { call, act, updates } = createBotClient(app);
afterAll(() => app.close());
afterEach(() => {
  world.settings.preCheckoutMs = 10_000;
  forget(world);
});

const invoice = {
  title: 'One year',
  description: 'Tender notices for a year',
  payload: 'AWJ-2026-000311',
  currency: 'XTR',
  prices: [{ label: 'One year', amount: 1200 }],
};

/** Answers the next pre-checkout query. */
async function answerNext(answer: object): Promise<string> {
  const [{ pre_checkout_query: query }] = await updates({ timeout: 20 });
  expect(query).toMatchObject({
    from: { id: hanna },
    currency: 'XTR',
    total_amount: 1200,
    invoice_payload: 'AWJ-2026-000311',
  });
  await call('answerPreCheckoutQuery', { pre_checkout_query_id: query.id, ...answer });
  return query.id;
}

const lastUpdate = async () => (await updates()).at(-1);

describe('an invoice link', () => {
  it('is Telegram’s, and leads to an invoice that can be paid', async () => {
    const { result } = await call('createInvoiceLink', invoice);
    expect(result).toMatch(/^https:\/\/t\.me\/\$[\w-]{16}$/);
    const paying = act('payment', { user: 'hanna', slug: result.replace('https://t.me/$', '') });
    await answerNext({ ok: true });
    expect(await paying).toMatchObject({ status: 'paid', reason: null });
  });

  it('can be for money, through a provider', async () => {
    const birr = { currency: 'ETB', prices: [{ label: 'One year', amount: 236_000 }] };
    expect((await call('createInvoiceLink', { ...invoice, ...birr, provider_token: 'SANDBOX' })).ok).toBe(true);
    expect((await call('createInvoiceLink', { ...invoice, ...birr })).description).toBe(
      'Bad Request: PAYMENT_PROVIDER_INVALID',
    );
  });

  it.each([
    ['no title', { title: '' }],
    ['a long title', { title: 'x'.repeat(33) }],
    ['no description', { description: '' }],
    ['no payload', { payload: '' }],
    ['a payload of more than 128 bytes', { payload: 'አ'.repeat(43) }],
    ['no currency', { currency: 'birr' }],
    ['a provider for Stars', { provider_token: 'SANDBOX' }],
    ['two prices in Stars', { prices: [invoice.prices[0], invoice.prices[0]] }],
    ['nothing to pay', { prices: [] }],
    ['half a Star', { prices: [{ label: 'x', amount: 0.5 }] }],
    ['a subscription by the week', { subscription_period: 604_800 }],
  ])('is refused with %s', async (_case, changes) => {
    expect(await call('createInvoiceLink', { ...invoice, ...changes })).toMatchObject({ status: 400, ok: false });
  });
});

describe('a payment', () => {
  it('takes place once the bot has agreed, and the bot is notified', async () => {
    await call('createInvoiceLink', invoice);
    const paying = act('payment', { user: 'hanna', payload: invoice.payload });
    await answerNext({ ok: true });
    expect(await paying).toEqual({ status: 'paid', reason: null, update: { outcome: 'queued' } });
    expect((await lastUpdate()).message.successful_payment).toEqual({
      currency: 'XTR',
      total_amount: 1200,
      invoice_payload: 'AWJ-2026-000311',
      telegram_payment_charge_id: expect.any(String),
      provider_payment_charge_id: expect.any(String),
    });
  });

  it('does not take place when the bot refuses', async () => {
    await call('createInvoiceLink', invoice);
    const paying = act('payment', { user: 'hanna', payload: invoice.payload });
    await answerNext({ ok: false, error_message: 'No longer open' });
    expect(await paying).toEqual({ status: 'failed', reason: 'No longer open', update: null });
    expect(await lastUpdate()).not.toHaveProperty('message');
  });

  it('does not take place when the bot answers too late', async () => {
    world.settings.preCheckoutMs = 20;
    await call('createInvoiceLink', invoice);
    expect(await act('payment', { user: 'hanna', payload: invoice.payload })).toEqual({
      status: 'failed',
      reason: 'The bot did not answer in time',
      update: null,
    });
    const [{ pre_checkout_query: query }] = await updates();
    const late = await call('answerPreCheckoutQuery', { pre_checkout_query_id: query.id, ok: true });
    expect(late).toMatchObject({ status: 400, description: expect.stringContaining('query is too old') });
    expect(await updates()).toHaveLength(1);
  });

  it.each(['failed', 'pending'])('that is %s after the bot agreed does not take place yet', async (outcome) => {
    await call('createInvoiceLink', invoice);
    const paying = act('payment', { user: 'hanna', payload: invoice.payload, outcome });
    await answerNext({ ok: true });
    expect(await paying).toEqual({ status: outcome, reason: null, update: null });
    expect(await updates()).toHaveLength(1);
  });

  it('that is cancelled is not reported to the bot', async () => {
    await call('createInvoiceLink', invoice);
    const cancelled = await act('payment', { user: 'hanna', payload: invoice.payload, outcome: 'cancelled' });
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    expect(await updates()).toEqual([]);
  });

  it.each([
    { user: 'nobody', payload: invoice.payload },
    { user: 'hanna', payload: 'other' },
    { user: 'hanna', slug: 'other' },
    { user: 'hanna', payload: invoice.payload, outcome: 'maybe' },
  ])('needs a person, an invoice and an outcome: %o', async (payload) => {
    await call('createInvoiceLink', invoice);
    const response = await app.inject({ method: 'POST', url: '/control/telegram/updates/payment', payload });
    expect(response.statusCode).toBe(400);
  });
});
