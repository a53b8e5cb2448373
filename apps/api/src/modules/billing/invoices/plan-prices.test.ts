import { birr, toBirr } from '@awaj/domain/money';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { run } from '../../../testing/operator.ts';
import { seededAt } from '../../../testing/seeded.ts';
import { currentPlans } from './plan-prices.ts';

onOneDatabase('the price of a plan', (world) => {
  const inDays = (days: number) => new Date(seededAt.getTime() + days * 86_400_000);
  const pricesAt = async (at: Date) => (await currentPlans(world().db, at)).map(({ price }) => toBirr(price));
  const openInvoice = async (planId: number) => {
    const { db, services } = world();
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    return db.transaction().execute((trx) => services.invoices.open(trx, { userId, planId }));
  };

  it('is the one set last, from its day on', async () => {
    expect(await pricesAt(seededAt)).toEqual([980, 1480, 2360]);
    const raise = [
      { plan_id: 2 as const, price: birr(1600), valid_from: inDays(2) },
      { plan_id: 2 as const, price: birr(1700), valid_from: inDays(4) },
    ];
    await world().db.insertInto('plan_prices').values(raise).execute();
    expect(await pricesAt(inDays(1))).toEqual([980, 1480, 2360]);
    expect(await pricesAt(inDays(3))).toEqual([980, 1600, 2360]);
    expect(await pricesAt(inDays(4))).toEqual([980, 1700, 2360]);
  });

  it('is fixed in an invoice when it is opened', async () => {
    const { clock, db } = world();
    const before = await openInvoice(2);
    clock.now = inDays(3);
    const after = await openInvoice(2);
    clock.now = seededAt;
    expect([before.amount, after.amount]).toEqual([birr(1480), birr(1600)]);
    const stored = await db.selectFrom('invoices').select('amount').where('id', '=', before.id).executeTakeFirst();
    expect(stored?.amount).toBe(birr(1480));
  });

  it('is reduced by a discount, and a plan that costs no more than the discount is not offered', async () => {
    const { clock, db, call } = world();
    const owner = ['--name', 'Sara', '--phone', '0945000009'];
    const said = await run(world(), 'discount-link', ...owner, '--off', '2:1000', '--off', '1:500');
    const discountId = said[0]?.replace(/^.*\//, '') ?? '';
    const cheaper = { plan_id: 1 as const, price: birr(400), valid_from: inDays(1) };
    await db.insertInto('plan_prices').values(cheaper).execute();
    clock.now = inDays(2);
    const { plans } = await call('listDiscountPlans', { params: { discountId } });
    await expect(run(world(), 'discount-link', ...owner, '--off', '1:500')).rejects.toThrow('less than the price');
    clock.now = seededAt;
    expect(plans).toEqual([{ id: 2, name: '6 Months', price: 1600, discount: 1000 }]);
  });
});
