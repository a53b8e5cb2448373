import { createHmac } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseFault } from '../faults/fault.ts';
import { startEventReceiver } from '../testing/event-receiver.ts';
import { createShop } from '../testing/shop.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const receiver = await startEventReceiver();
const { received } = receiver;
const { world, app } = createTestSandbox({ apiUrl: receiver.url });
const shop = createShop(app);
afterAll(async () => {
  await app.close();
  receiver.close();
});
afterEach(() => {
  receiver.reset();
  forget(world);
});

function switchOn(fault: Record<string, unknown>): void {
  const reading = parseFault('chapa', { kind: 'webhooks', ...fault });
  if (!reading.ok) throw new Error(reading.message);
  world.faults.set('chapa', reading.fault, reading.times);
}

const webhookOf = async (payment: Promise<{ json(): { payments: { webhook: unknown }[] } }>) =>
  (await payment).json().payments[0]?.webhook;

describe('the webhook', () => {
  it('reports a payment, with amounts as decimal text', async () => {
    await shop.open('a');
    await shop.pay('a', { method: 'telebirr' });
    expect(received).toMatchObject([
      {
        path: '/webhooks/chapa',
        body: {
          event: 'charge.success',
          first_name: 'Hanna',
          mobile: '0911000001',
          amount: '2360.00',
          charge: '70.80',
          currency: 'ETB',
          status: 'success',
          mode: 'test',
          tx_ref: 'a',
          payment_method: 'telebirr',
          created_at: '2026-03-01T09:00:00.000000Z',
        },
      },
    ]);
  });

  it('is signed twice: over the secret, and over the body', async () => {
    await shop.open('a');
    await shop.pay('a');
    const [event] = received;
    const hmac = (text: string) => createHmac('sha256', 'SANDBOX-webhook-secret').update(text).digest('hex');
    expect(event?.headers['chapa-signature']).toBe(hmac('SANDBOX-webhook-secret'));
    expect(event?.headers['x-chapa-signature']).toBe(hmac(event?.payload ?? ''));
  });

  it('has one event for failed and cancelled payments', async () => {
    await shop.open('a');
    await shop.pay('a', { outcome: 'failed' });
    await shop.pay('a', { outcome: 'cancelled' });
    expect(received.map(({ body }) => [body.event, body.status])).toEqual([
      ['charge.failed/cancelled', 'failed'],
      ['charge.failed/cancelled', 'cancelled'],
    ]);
  });

  it('reports two payments of one tx_ref with two references', async () => {
    await shop.open('a');
    await shop.pay('a', { times: 2 });
    expect(new Set(received.map(({ body }) => body.reference)).size).toBe(2);
  });

  it('reports a refund with the reference of the payment', async () => {
    await shop.open('a');
    const { reference } = (await shop.pay('a')).json().payments[0];
    await shop.refund('a');
    expect(received[1]?.body).toMatchObject({ event: 'charge.refunded', status: 'refunded', reference });
    expect((await shop.refund('a')).statusCode).toBe(404);
  });

  it('is sent again until it is answered with 200', async () => {
    const answers = [500, 202, 200];
    receiver.answerWith(() => answers.shift() ?? 500);
    await shop.open('a');
    expect(await webhookOf(shop.pay('a'))).toEqual({ outcome: 'delivered', statuses: [500, 202, 200] });
  });

  it('is given up after the configured number of tries', async () => {
    receiver.answerWith(() => 500);
    await shop.open('a');
    expect(await webhookOf(shop.pay('a'))).toEqual({ outcome: 'given-up', statuses: [500, 500, 500] });
  });
});

describe('a webhook with a fault', () => {
  it('is lost, while the payment is known', async () => {
    switchOn({ drop: true, times: 1 });
    await shop.open('a');
    expect(await webhookOf(shop.pay('a'))).toEqual({ outcome: 'dropped', statuses: [] });
    expect(received).toEqual([]);
    expect((await shop.verify('a')).json().data.status).toBe('success');
    expect(await webhookOf(shop.pay('a'))).toEqual({ outcome: 'delivered', statuses: [200] });
  });

  it('comes more than once', async () => {
    switchOn({ duplicate: 3 });
    await shop.open('a');
    await shop.pay('a');
    expect(new Set(received.map(({ payload }) => payload)).size).toBe(1);
    expect(received).toHaveLength(4);
  });

  it('comes late', async () => {
    switchOn({ delayMs: 60 });
    await shop.open('a');
    const started = performance.now();
    await shop.pay('a');
    expect(performance.now() - started).toBeGreaterThan(55);
    expect(received).toHaveLength(1);
  });

  it('comes in the opposite order', async () => {
    switchOn({ reorder: true, times: 3 });
    for (const txRef of ['a', 'b', 'c']) await shop.open(txRef);
    expect(await webhookOf(shop.pay('a'))).toEqual({ outcome: 'held', statuses: [] });
    await shop.pay('b');
    expect(await webhookOf(shop.pay('c'))).toEqual({ outcome: 'delivered', statuses: [200] });
    expect(received.map(({ body }) => body.tx_ref)).toEqual(['c', 'b', 'a']);
  });

  it('that was held is sent when the fault is switched off', async () => {
    switchOn({ reorder: true });
    await shop.open('a');
    await shop.pay('a');
    expect(received).toEqual([]);
    await app.inject({ method: 'DELETE', url: '/control/faults' });
    await expect.poll(() => received.length).toBe(1);
  });

  it.each([
    [{ amount: '1.00' }, { amount: '1.00' }],
    [{ currency: 'USD' }, { currency: 'USD' }],
    [{ mode: 'live' }, { mode: 'live' }],
    [{ txRef: 'other' }, { tx_ref: 'other' }],
  ])('with a valid signature contradicts verify: %o', async (fault, said) => {
    switchOn(fault);
    await shop.open('a');
    await shop.pay('a');
    const [event] = received;
    expect(event?.body).toMatchObject(said);
    expect((await shop.verify('a')).json().data).toMatchObject({ amount: 2360, currency: 'ETB', mode: 'test' });
    const hmac = createHmac('sha256', 'SANDBOX-webhook-secret')
      .update(event?.payload ?? '')
      .digest('hex');
    expect(event?.headers['x-chapa-signature']).toBe(hmac);
  });
});

describe('the address of the product', () => {
  it('can be set while the sandbox runs', async () => {
    const other = await startEventReceiver();
    await app.inject({ method: 'PUT', url: '/control/settings', payload: { apiUrl: other.url.href } });
    await shop.open('a');
    await shop.pay('a');
    expect([received.length, other.received.length]).toEqual([0, 1]);
    const refused = await app.inject({ method: 'PUT', url: '/control/settings', payload: { apiUrl: 'here' } });
    expect(refused.statusCode).toBe(400);
    world.settings.apiUrl = receiver.url;
    other.close();
  });
});
