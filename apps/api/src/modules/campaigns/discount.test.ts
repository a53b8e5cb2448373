import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { discountLink, pageLoads } from '../../testing/campaign-links.ts';
import { later } from '../../testing/clock.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { payLatest, reconcileAfter } from '../../testing/payments.ts';
import { rounds } from '../../testing/rounds.ts';

onOneDatabase('a discount link', (world) => {
  const start = (discountId: string, planId = 3) =>
    world().call('startDiscount', { params: { discountId }, query: { plan_id: planId } });
  const startRefused = (discountId: string, planId = 3, headers = {}) =>
    world().refusal('startDiscount', { params: { discountId }, query: { plan_id: planId }, headers });

  it('shows its offer and the time left, and creates nothing', async () => {
    const discountId = await discountLink(world());
    const offer = await later(world(), 1_000, () => world().call('listDiscountPlans', { params: { discountId } }));
    expect(offer).toEqual({
      time_left: '167:59:59',
      plans: [
        { id: 1, name: '3 Months', price: 980, discount: 100 },
        { id: 3, name: '1 Year', price: 2360, discount: 500 },
      ],
    });
    for (const headers of pageLoads) expect(await startRefused(discountId, 3, headers)).toMatchObject({ status: 403 });
  });

  it('creates one invoice with the reduced amount for fifty concurrent presses', rounds, async () => {
    const discountId = await discountLink(world());
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(discountId)));
    expect(new Set(answers.map(({ pay_url }) => pay_url)).size).toBe(1);
    const { invoices } = await world().call('listInvoices', { token: answers[7]?.token ?? '' });
    expect(invoices.map(({ amount, description }) => [amount, description])).toEqual([[1_860, '1 Year Subscription']]);
  });

  it('replaces the invoice when another plan is chosen', async () => {
    const discountId = await discountLink(world());
    await start(discountId, 3);
    const { token } = await start(discountId, 1);
    const { invoices } = await world().call('listInvoices', { token });
    expect(invoices.map(({ amount }) => amount)).toEqual([880]);
    expect(await startRefused(discountId, 2)).toMatchObject({ status: 422, problem: { errors: { plan_id: /offer/ } } });
  });

  it('is used up when its invoice is paid', async () => {
    const discountId = await discountLink(world());
    const { token } = await start(discountId);
    await payLatest(world());
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true, latest_plan: '1 Year' });
    expect(await startRefused(discountId)).toMatchObject({ status: 410 });
    expect(await world().refusal('listDiscountPlans', { params: { discountId } })).toMatchObject({ status: 410 });
  });

  it('withdraws its reduced price when it expires', async () => {
    const discountId = await discountLink(world(), { lifeMs: 5 * minuteMs });
    const { token } = await start(discountId);
    expect(await later(world(), 5 * minuteMs, () => startRefused(discountId))).toMatchObject({ status: 410 });
    await reconcileAfter(world(), 5 * minuteMs);
    expect((await world().call('listInvoices', { token })).invoices).toEqual([]);
  });

  it('cannot start while the provider is away', async () => {
    const { chapa } = world();
    const discountId = await discountLink(world());
    chapa.isAway = true;
    const answer = await startRefused(discountId);
    chapa.isAway = false;
    expect(answer.status).toBe(503);
    expect(await start(discountId)).toHaveProperty('token');
  });

  it('is refused before payment to a user who has paid for the longest time', async () => {
    const discountId = await discountLink(world(), { phone: '+251911000001' });
    const request = { params: { discountId }, query: { plan_id: 3 } };
    const { status, problem } = await world().refusal('startDiscount', request);
    expect([status, problem.message]).toEqual([409, expect.stringContaining('one year ahead')]);
  });
});
