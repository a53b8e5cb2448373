import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startEventReceiver } from '../testing/event-receiver.ts';
import { createShop } from '../testing/shop.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';
import { chargeOf } from './checkout.ts';

const receiver = await startEventReceiver();
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

const eventNames = () => receiver.received.map(({ body }) => body.event);

describe('the checkout page', () => {
  it('shows the amount, the shop and the payer', async () => {
    const { body, headers } = await app.inject(await shop.open('a'));
    for (const text of ['2,360.00 ETB', 'Invoice AWJ-2026-000311', 'for Hanna Girma', 'Reference a']) {
      expect(body).toContain(text);
    }
    // The form redirects to the shop, which a stricter policy would block.
    expect(headers['content-security-policy']).toContain("form-action 'self' https://awaj.test;");
    expect(body).not.toContain('<script');
  });

  it('pays, notifies the shop, and redirects back', async () => {
    const response = await shop.press(await shop.open('a'), { action: 'pay', method: 'cbebirr', number: '' });
    expect([response.statusCode, response.headers.location]).toEqual([303, 'https://awaj.test/payments/7']);
    expect(eventNames()).toEqual(['charge.success']);
    expect(receiver.received[0]?.body.payment_method).toBe('cbebirr');
  });

  it('redirects back even if the shop does not answer', async () => {
    receiver.answerWith(() => new Promise(() => undefined));
    const response = await shop.press(await shop.open('a'), { action: 'pay', method: 'telebirr' });
    expect(response.statusCode).toBe(303);
  });

  it('declines any other than the test numbers, and allows another attempt', async () => {
    const path = await shop.open('a');
    const declined = await shop.press(path, { action: 'pay', method: 'telebirr', number: '0911 00 00 01' });
    expect(declined.headers.location).toBe(`${path}?notice=declined`);
    expect((await app.inject(`${path}?notice=declined`)).body).toContain('The payment was declined');
    await shop.press(path, { action: 'pay', method: 'mpesa', number: '0700 123 456' });
    expect(eventNames()).toEqual(['charge.failed/cancelled', 'charge.success']);
  });

  it('notifies the shop of a cancellation, but not of leaving the page', async () => {
    const path = await shop.open('a');
    const left = await shop.press(path, { action: 'close' });
    expect((await app.inject(String(left.headers.location))).body).toContain('You left without paying');
    expect(eventNames()).toEqual([]);
    const cancelled = await shop.press(path, { action: 'cancel' });
    expect(cancelled.headers.location).toBe('https://awaj.test/payments/7');
    expect(receiver.received[0]?.body.status).toBe('cancelled');
  });

  it('accepts no second payment', async () => {
    const path = await shop.open('a');
    await shop.press(path, { action: 'pay' });
    await shop.press(path, { action: 'pay' });
    expect(eventNames()).toEqual(['charge.success']);
    expect((await app.inject(path)).body).toContain('This payment is complete');
  });

  it('has expired once the shop cancelled it', async () => {
    const path = await shop.open('a');
    await shop.cancel('a');
    await shop.press(path, { action: 'pay' });
    expect(eventNames()).toEqual([]);
    expect((await app.inject(path)).body).toContain('This payment link has expired');
  });

  it('does not exist for an unknown id', async () => {
    expect((await app.inject('/chapa/checkout/guess')).statusCode).toBe(404);
  });
});

describe('the fee', () => {
  it.each([
    ['400.00', '12.00'],
    ['2360', '70.80'],
    ['0.5', '0.02'],
  ])('for %s is %s', (amount, charge) => {
    expect(chargeOf(amount)).toBe(charge);
  });
});
