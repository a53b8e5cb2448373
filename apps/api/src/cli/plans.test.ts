import { birr } from '@awaj/domain/money';
import { afterEach, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { letIn } from '../testing/payments.ts';
import { seededAt } from '../testing/seeded.ts';

onOneDatabase('prices that an operator sets', (world) => {
  const pricesIn = async (language: string) => world().call('listPlans', { headers: { 'accept-language': language } });

  afterEach(async () => {
    world().clock.now = seededAt;
    await world().db.deleteFrom('plan_prices').where('valid_from', '>', new Date(0)).execute();
  });

  it('apply at once and are shown to everybody in their language', async () => {
    expect(await run(world(), 'plan', 'price', '2', '1,600')).toEqual([
      '6 Months costs 1,600.00\u00a0ETB from now on. Open invoices keep their amount.',
    ]);
    expect(await pricesIn('en')).toEqual([
      { id: 1, name: '3 Months', price: 980 },
      { id: 2, name: '6 Months', price: 1600 },
      { id: 3, name: '1 Year', price: 2360 },
    ]);
    expect((await pricesIn('am')).map(({ name }) => name)).toEqual(['3 ወር', '6 ወር', '1 ዓመት']);
    expect(await actionsOf(world(), 'plan price')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ planId: 2, price: birr(1600) }) }),
    );
  });

  it('apply from a day in Addis Ababa, and are corrected by setting that day again', async () => {
    await run(world(), 'plan', 'price', '1 year', '2500', '--from', '2026-12-24');
    await run(world(), 'plan', 'price', '3', '2600', '--from', '2026-12-24');
    const yearly = async () => (await pricesIn('en'))[2]?.price;
    world().clock.now = new Date('2026-12-23T20:59:59Z');
    expect(await yearly()).toBe(2360);
    world().clock.now = new Date('2026-12-23T21:00:00Z');
    expect(await yearly()).toBe(2600);
    const rows = await runForJson(world(), 'plan', 'list');
    expect(rows.filter(({ id }: { id: number }) => id === 3)).toEqual([
      { id: 3, plan: '1 Year', price: 2600, from: '2026-12-23T21:00:00.000Z', holds: 'now' },
      { id: 3, plan: '1 Year', price: 2360, from: null, holds: 'before' },
    ]);
  });

  it('do not change an invoice or its open checkout', async () => {
    const { call, chapa } = world();
    const { token } = await letIn(world());
    const opened = await call('createPaymentUrl', { token });
    const asked = chapa.calls.initialize;
    await run(world(), 'plan', 'price', '3', '9000');
    expect(await call('createPaymentUrl', { token })).toEqual(opened);
    expect([chapa.calls.initialize, chapa.opened.at(-1)?.amount]).toEqual([asked, birr(2360)]);
    expect((await call('listInvoices', { token })).invoices).toEqual([expect.objectContaining({ amount: 2360 })]);
  });

  it('are refused when they make no sense, and are not set by a dry run', async () => {
    await expect(run(world(), 'plan', 'price', '4', '100')).rejects.toThrow('1 for 3 Months, 2 for 6 Months');
    for (const price of ['0', '-5', 'free'])
      await expect(run(world(), 'plan', 'price', '--', '1', price)).rejects.toThrow('Write birr');
    await expect(run(world(), 'plan', 'price', '1', '900', '--from', '2020-01-01')).rejects.toThrow(
      'has already begun',
    );
    await run(world(), 'plan', 'price', '1', '900', '--dry-run');
    expect((await pricesIn('en'))[0]?.price).toBe(980);
  });
});
