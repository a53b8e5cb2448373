import { validate } from '@telegram-apps/init-data-node';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sandboxBotToken } from '../environment.ts';
import { createBotClient, hanna } from '../testing/bot-client.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const { world, app } = createTestSandbox();
const { call, updates } = createBotClient(app);
afterAll(() => app.close());
afterEach(() => forget(world));

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

const invoice = {
  title: 'One year',
  description: 'Tender notices for a year',
  payload: 'AWJ-1',
  currency: 'ETB',
  provider_token: 'SANDBOX',
  prices: [{ label: 'One year', amount: 236_000 }],
};

async function createInvoice(): Promise<string> {
  return (await call('createInvoiceLink', invoice)).result.replace('https://t.me/$', '');
}

describe('sharing the contact at the client', () => {
  it('sends it to the bot, and returns it to the app signed with the bot’s token', async () => {
    const { contact } = (await post('/telegram/contact', { user: 'hanna' })).json();
    expect(() => validate(contact, sandboxBotToken, { expiresIn: 0 })).not.toThrow();
    expect(() => validate(contact.replace('911', '922'), sandboxBotToken, { expiresIn: 0 })).toThrow();
    expect(JSON.parse(new URLSearchParams(contact).get('contact') ?? '')).toEqual({
      user_id: hanna,
      phone_number: '251911000001',
      first_name: 'Hanna',
      last_name: 'Girma',
    });
    expect((await updates())[0].message.contact).toMatchObject({ phone_number: '251911000001', user_id: hanna });
  });

  it('is for demo users', async () => {
    expect((await post('/telegram/contact', { user: 'nobody' })).statusCode).toBe(404);
  });
});

describe('an invoice at the client', () => {
  it('shows what it is for and what it costs', async () => {
    const slug = await createInvoice();
    expect((await app.inject(`/telegram/invoices/${slug}`)).json()).toEqual({
      title: 'One year',
      description: 'Tender notices for a year',
      price: '2360.00 ETB',
    });
    expect((await app.inject('/telegram/invoices/other')).statusCode).toBe(404);
  });

  it('is paid once the bot has agreed', async () => {
    const paying = post(`/telegram/invoices/${await createInvoice()}`, { user: 'hanna', outcome: 'paid' });
    const [{ pre_checkout_query: query }] = await updates({ timeout: 20 });
    await call('answerPreCheckoutQuery', { pre_checkout_query_id: query.id, ok: true });
    expect((await paying).json()).toEqual({ status: 'paid', reason: null });
    expect((await updates()).at(-1).message.successful_payment).toMatchObject({ total_amount: 236_000 });
  });

  it('fails with the bot’s text when it refuses', async () => {
    const paying = post(`/telegram/invoices/${await createInvoice()}`, { user: 'hanna', outcome: 'paid' });
    const [{ pre_checkout_query: query }] = await updates({ timeout: 20 });
    await call('answerPreCheckoutQuery', { pre_checkout_query_id: query.id, ok: false, error_message: 'Closed' });
    expect((await paying).json()).toEqual({ status: 'failed', reason: 'Closed' });
  });
});
