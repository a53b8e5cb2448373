import { minuteMs } from '@awaj/domain/duration';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withSandbox } from '../../../../testing/on-databases.ts';
import { outcomeOf, reconcileAfter, startPaying } from '../../../../testing/payments.ts';
import type { Sandbox } from '../../../../testing/sandbox.ts';
import type { World } from '../../../../testing/world.ts';

withSandbox('paying with Chapa over the network', (world, sandbox) => {
  beforeAll(async () => {
    const apiUrl = await world().app.listen({ port: 0, host: '127.0.0.1' });
    await sandbox().control('PUT', 'settings', { apiUrl });
  });
  afterEach(() => sandbox().heal());
  describe('that succeeds', () => payments(world, sandbox));
  describe('that meets a fault', () => faults(world, sandbox));
});

interface Paid {
  payments: { reference: string }[];
}

/** Reads the reference of a checkout from the sandbox, because the address of the page does not contain it. */
async function begin(world: World) {
  const payer = await startPaying(world);
  const checkouts = world.db.selectFrom('checkouts').select('tx_ref').where('invoice_id', '=', payer.invoiceId);
  return { ...payer, txRef: (await checkouts.executeTakeFirstOrThrow()).tx_ref };
}

const pay = (sandbox: Sandbox, txRef: string, body: object = {}): Promise<Paid> =>
  sandbox.control('POST', `chapa/payments/${txRef}`, body);

const credited = { subscriptions: 1, kept: 98_000, movements: 1, open_checkouts: 0, reviews: null };
const untouched = { subscriptions: 0, kept: null, movements: 0 };

function payments(world: () => World, sandbox: () => Sandbox): void {
  it('leads to a page of the provider, and activates the subscription once paid there', async () => {
    const { token, txRef, invoiceId } = await begin(world());
    const { url } = await world().call('createPaymentUrl', { token });
    expect(url.startsWith(`${sandbox().url}/chapa/checkout/`)).toBe(true);
    await pay(sandbox(), txRef, { method: 'cbebirr' });
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(credited);
    const { invoice } = await world().call('getInvoice', { token, params: { invoiceId } });
    expect(invoice).toMatchObject({ status: 1, payment_method: { name: 'CBE Birr' } });
  });

  it('credits one of two payments on one page, and flags the other for a refund', async () => {
    const { txRef, invoiceId } = await begin(world());
    const { payments: made } = await pay(sandbox(), txRef, { times: 2 });
    const surplus = { subscriptions: 1, kept: 196_000, movements: 2, reviews: ['overpayment'] };
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(surplus);
    await sandbox().control('POST', `chapa/refunds/${txRef}`, { reference: made[0]?.reference });
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ subscriptions: 1, kept: 98_000, movements: 3 });
  });

  it('ends the subscription when it is refunded', async () => {
    const { token, txRef } = await begin(world());
    await pay(sandbox(), txRef);
    await sandbox().control('POST', `chapa/refunds/${txRef}`);
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: false });
  });

  it('stays unpaid after a failed payment until one succeeds', async () => {
    const { txRef, invoiceId } = await begin(world());
    await pay(sandbox(), txRef, { outcome: 'failed' });
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ ...untouched, open_checkouts: 1 });
    await pay(sandbox(), txRef);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(credited);
  });
}

function faults(world: () => World, sandbox: () => Sandbox): void {
  it('is settled by reconciliation when no webhook ever comes', async () => {
    await sandbox().fail('chapa', { kind: 'webhooks', drop: true });
    const { txRef, invoiceId } = await begin(world());
    await pay(sandbox(), txRef);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(untouched);
    await reconcileAfter(world(), minuteMs);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(credited);
  });

  it('is settled once when every webhook comes ten times', async () => {
    await sandbox().fail('chapa', { kind: 'webhooks', duplicate: 9 });
    const { txRef, invoiceId } = await begin(world());
    await pay(sandbox(), txRef);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject(credited);
  });

  it.each([{ amount: '1' }, { currency: 'USD' }, { mode: 'live' }])(
    'is held for review when the event says %j',
    async (change) => {
      const { txRef, invoiceId } = await begin(world());
      await sandbox().fail('chapa', { kind: 'webhooks', ...change });
      await pay(sandbox(), txRef);
      await reconcileAfter(world(), minuteMs);
      expect(await outcomeOf(world(), invoiceId)).toMatchObject({ ...untouched, reviews: ['differs'] });
    },
  );

  it.each([{ kind: 'fail', status: 500 }, { kind: 'rate-limit', retryAfter: 5 }, { kind: 'drop-connection' }])(
    'cannot begin while the provider answers with %j, and begins afterwards',
    async (fault) => {
      await sandbox().fail('chapa', fault);
      world().log.length = 0;
      const { token } = await begin(world()).catch(() => ({ token: null }));
      expect(token).toBeNull();
      await sandbox().heal();
      const written = world().log.join('');
      expect(written).toContain('"message":"chapa: ');
      for (const secret of [world().services.providers.chapa.secretKey, 'awaj-', sandbox().url])
        expect(written).not.toContain(secret);
      expect(await begin(world())).toHaveProperty('txRef');
    },
  );

  it('starts a new checkout when the page was opened but the answer was lost', async () => {
    const { token, txRef, invoiceId } = await begin(world());
    await world().db.updateTable('checkouts').set({ url: null }).where('tx_ref', '=', txRef).execute();
    const { url } = await world().call('createPaymentUrl', { token });
    expect(url.startsWith(`${sandbox().url}/chapa/checkout/`)).toBe(true);
    const open = await outcomeOf(world(), invoiceId);
    expect(open).toMatchObject({ open_checkouts: 1 });
  });
}
