import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createShop } from '../testing/shop.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

let now = new Date('2026-03-01T09:00:00Z');
const { world, app } = createTestSandbox({ now: () => now });
world.settings.tries = 1;
const shop = createShop(app);
afterAll(() => app.close());
afterEach(() => {
  forget(world);
  now = new Date('2026-03-01T09:00:00Z');
});

const failed = (message: unknown) => ({ message, status: 'failed', data: null });

describe('initialize', () => {
  it('opens a checkout page at the address that was called', async () => {
    const response = await shop.initialize({ tx_ref: 'a' });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        message: 'Hosted Link',
        status: 'success',
        data: { checkout_url: expect.stringMatching(/^http:\/\/localhost:80\/chapa\/checkout\/[\w-]{24}$/) },
      },
    ]);
  });

  it('accepts a reference once, whatever its outcome', async () => {
    await shop.initialize({ tx_ref: 'a' });
    await shop.cancel('a');
    const again = await shop.initialize({ tx_ref: 'a' });
    expect([again.statusCode, again.json()]).toEqual([400, failed('Transaction reference has been used before')]);
  });

  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: 'NaN' }],
    ['amount', { amount: '1.005' }],
    ['amount', { amount: undefined }],
    ['currency', { currency: 'EUR' }],
    ['tx_ref', { tx_ref: '' }],
    ['email', { email: 'nobody' }],
    ['phone_number', { phone_number: '+251911000001' }],
    ['return_url', { return_url: 'javascript:alert(1)' }],
    ['customization.title', { customization: { title: 'Awaj tender notices' } }],
    ['customization.description', { customization: { description: 'Invoice #311' } }],
  ])('names the invalid field, with a list of texts: %s', async (field, change) => {
    const response = await shop.initialize({ tx_ref: 'a', ...change });
    expect([response.statusCode, response.json()]).toEqual([400, failed({ [field]: [expect.any(String)] })]);
    expect(world.checkouts.list()).toEqual([]);
  });

  it('names invalid fields in its own format', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/chapa/v1/transaction/initialize',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      payload: '{',
    });
    expect([response.statusCode, response.json()]).toEqual([400, failed(expect.any(String))]);
  });

  it.each([undefined, 'CHASECK_TEST-other'])('refuses the key %s', async (key) => {
    const response = await createShop(app, key ?? '').initialize({ tx_ref: 'a' });
    expect([response.statusCode, response.json().status]).toEqual([401, 'failed']);
  });
});

describe('verify', () => {
  it('does not know an unused reference', async () => {
    const response = await shop.verify('never');
    expect([response.statusCode, response.json()]).toEqual([
      404,
      failed('Invalid transaction or Transaction not found'),
    ]);
  });

  it('has no result before the first attempt to pay', async () => {
    await shop.open('a');
    const response = await shop.verify('a');
    expect([response.statusCode, response.json()]).toEqual([404, failed('Payment not paid yet')]);
  });

  it.each(['success', 'failed', 'cancelled'])(
    'returns the payment in data, and the state of the call outside: %s',
    async (outcome) => {
      await shop.open('a');
      await shop.pay('a', { outcome, method: 'mpesa' });
      expect((await shop.verify('a')).json()).toMatchObject({
        status: 'success',
        data: {
          status: outcome,
          tx_ref: 'a',
          amount: 2360,
          charge: 70.8,
          currency: 'ETB',
          mode: 'test',
          method: 'mpesa',
        },
      });
    },
  );

  it('keeps the successful payment, whatever follows', async () => {
    await shop.open('a');
    await shop.pay('a', { outcome: 'failed' });
    const [paid] = (await shop.pay('a')).json().payments;
    await shop.pay('a', { outcome: 'cancelled' });
    expect((await shop.verify('a')).json().data).toMatchObject({ status: 'success', reference: paid.reference });
  });

  it('reports the amount that was paid', async () => {
    await shop.open('a');
    await shop.pay('a', { amount: '1.00', currency: 'USD', mode: 'live' });
    expect((await shop.verify('a')).json().data).toMatchObject({ amount: 1, currency: 'USD', mode: 'live' });
  });

  it('reports refunds', async () => {
    await shop.open('a');
    await shop.pay('a');
    await shop.refund('a');
    expect((await shop.verify('a')).json().data.status).toBe('refunded');
  });

  it('refuses a live key for a test payment', async () => {
    const response = await createShop(app, 'CHASECK-live').verify('a');
    expect([response.statusCode, response.json().message]).toEqual([401, expect.stringContaining('Live secret keys')]);
  });
});

describe('cancel', () => {
  it('closes the page, once', async () => {
    await shop.open('a');
    expect((await shop.cancel('a')).json().message).toBe('Checkout link expired successfully');
    const again = await shop.cancel('a');
    expect([again.statusCode, again.json().message]).toEqual([400, 'Payment link already expired']);
  });

  it.each(['pay', 'hour'])('has nothing to close after a payment or an hour: %s', async (end) => {
    await shop.open('a');
    if (end === 'pay') await shop.pay('a');
    else now = new Date('2026-03-01T10:00:01Z');
    expect((await shop.cancel('a')).json().message).toBe('Payment link already expired');
  });
});

describe('Chapa with a fault', () => {
  it('fails in its own format', async () => {
    world.faults.set('chapa', { kind: 'fail', status: 503 }, null);
    const response = await shop.verify('a');
    expect([response.statusCode, response.json()]).toEqual([503, failed('The service is out of order')]);
  });
});
