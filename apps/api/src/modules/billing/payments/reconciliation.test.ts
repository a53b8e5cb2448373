import { hourMs, minuteMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { expectBooksToAgree, outcomeOf, reconcileAfter, startPaying } from '../../../testing/payments.ts';
import type { World } from '../../../testing/world.ts';

const times = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs, 24 * hourMs, 72 * hourMs];

onOneDatabase('payments without a webhook', (world) => {
  describe('one by one', () => reconciling(world));
});

function reconciling(world: () => World): void {
  it('are all found by asking the provider', async () => {
    const { chapa } = world();
    const payers = [];
    for (let n = 0; n < 20; n += 1) payers.push(await startPaying(world()));
    for (const { txRef } of payers) chapa.pay(txRef);
    await reconcileAfter(world(), minuteMs);
    for (const { invoiceId } of payers)
      expect(await outcomeOf(world(), invoiceId)).toMatchObject({ subscriptions: 1, kept: 98_000, open_checkouts: 0 });
    await expectBooksToAgree(world());
  });

  it.each(times.slice(1))('are found by the check after %d ms', async (ms) => {
    const { chapa } = world();
    const { txRef, invoiceId } = await startPaying(world());
    for (const earlier of times.filter((time) => time < ms)) await reconcileAfter(world(), earlier);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: null });
    chapa.pay(txRef);
    await reconcileAfter(world(), ms - 1);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: null });
    await reconcileAfter(world(), ms);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: 98_000, subscriptions: 1 });
  });

  it('are checked seven times and then given up', async () => {
    const { chapa, db } = world();
    const { txRef, invoiceId } = await startPaying(world());
    const before = chapa.calls.verify;
    for (const ms of [...times, 73 * hourMs, 200 * hourMs]) await reconcileAfter(world(), ms);
    expect(chapa.calls.verify - before).toBe(times.length);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ open_checkouts: 0, kept: null });
    const checkout = db.selectFrom('checkouts').select('check_at').where('tx_ref', '=', txRef);
    expect(await checkout.executeTakeFirst()).toEqual({ check_at: null });
  });

  it('are found even if the check of another payment fails', async () => {
    const { chapa } = world();
    const [broken, paid] = [await startPaying(world()), await startPaying(world())];
    chapa.pay(paid.txRef);
    const { verify } = chapa;
    chapa.verify = (txRef) => (txRef === broken.txRef ? Promise.reject(new Error('no sense')) : verify(txRef));
    await expect(reconcileAfter(world(), minuteMs)).rejects.toThrow('no sense');
    await reconcileAfter(world(), minuteMs);
    chapa.verify = verify;
    expect(await outcomeOf(world(), paid.invoiceId)).toMatchObject({ kept: 98_000 });
    await reconcileAfter(world(), 10 * minuteMs);
    expect(await outcomeOf(world(), broken.invoiceId)).toMatchObject({ kept: null, open_checkouts: 1 });
  });

  it('have their page closed when it must not be paid any more', async () => {
    const { chapa, db, services } = world();
    const { txRef, invoiceId } = await startPaying(world());
    await db.transaction().execute((trx) => services.invoices.withdraw(trx, invoiceId));
    await reconcileAfter(world(), 0);
    expect(chapa.cancelled).toContain(txRef);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ open_checkouts: 0 });
    chapa.pay(txRef);
    await reconcileAfter(world(), 5 * minuteMs);
    expect(await outcomeOf(world(), invoiceId)).toMatchObject({ kept: 98_000, subscriptions: 1 });
  });
}
