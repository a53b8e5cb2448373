import { dayMs, minuteMs } from '@awaj/domain/duration';
import { birr } from '@awaj/domain/money';
import type { Phone } from '@awaj/domain/phone';
import { describe, expect, it } from 'vitest';
import { letIn, payLatest, reconcileAfter } from '../../testing/payments.ts';
import { onEveryDatabase, type World } from '../../testing/world.ts';
import { createDiscountLink, createTrialLink } from './campaign-links.ts';

const weekMs = 7 * dayMs;

onEveryDatabase('a link', (world) => {
  describe('to a trial', () => trials(world));
  describe('to a discount', () => discounts(world));
  describe('to a discount', () => beyondOneYear(world));
  describe('that nobody was sent', () => guesses(world));
  describe('of the demo', () => demoLinks(world));
});

let made = 0;

function recipient({ clock }: World, change: { phone?: string; lifeMs?: number } = {}) {
  made += 1;
  const phone = (change.phone ?? `+25194${String(made).padStart(7, '0')}`) as Phone;
  return { name: 'ሳራ ኃይሌ', phone, expiresAt: new Date(clock.now.getTime() + (change.lifeMs ?? weekMs)) };
}

const trialLink = (world: World, change?: Parameters<typeof recipient>[1]) =>
  createTrialLink(world.db, recipient(world, change), world.clock.now);

const discountLink = (world: World, change?: Parameters<typeof recipient>[1]) => {
  const offered = [
    { planId: 1, amount: birr(100) },
    { planId: 3, amount: birr(500) },
  ] as const;
  return createDiscountLink(world.db, { ...recipient(world, change), discounts: offered }, world.clock.now);
};

/** Does something a little later by the clock of the world. */
async function later<Value>({ clock }: World, ms: number, work: () => Promise<Value>): Promise<Value> {
  const before = clock.now;
  clock.now = new Date(before.getTime() + ms);
  try {
    return await work();
  } finally {
    clock.now = before;
  }
}

const pageLoads = [{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }, { 'sec-fetch-mode': 'navigate' }];

function trials(world: () => World): void {
  const start = (freeId: string) => world().call('startTrial', { params: { freeId } });
  const startRefused = (freeId: string) => world().refusal('startTrial', { params: { freeId } });

  it('is not used up by looking at it, however often', async () => {
    const freeId = await trialLink(world());
    for (let load = 0; load < 50; load += 1)
      expect(await world().call('getTrialName', { params: { freeId } })).toEqual({ name: 'ሳራ ኃይሌ' });
    for (const headers of pageLoads)
      expect(await world().refusal('startTrial', { params: { freeId }, headers })).toMatchObject({ status: 403 });
    expect(await start(freeId)).toMatchObject({ status: true, name: 'ሳራ ኃይሌ' });
  });

  it('gives one trial of fifteen days to a hundred presses at once', async () => {
    const { db } = world();
    const freeId = await trialLink(world());
    const answers = await Promise.all(Array.from({ length: 100 }, () => start(freeId)));
    const infos = await world().call('getUserInfo', { token: answers[99]?.token ?? '' });
    expect(infos).toMatchObject({
      name: 'ሳራ ኃይሌ',
      is_active: true,
      latest_plan_type: 'WELCOME_TRIAL',
      plan_days_left: 15,
    });
    const users = await db.selectFrom('users').select('id').where('phone', '=', infos.phone).execute();
    expect(users).toHaveLength(1);
    const subscriptions = db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', users[0]?.id ?? 0);
    expect(await subscriptions.execute()).toHaveLength(1);
  });

  it('lets the same person in again for ten minutes, with no more days', async () => {
    const freeId = await trialLink(world());
    const first = await start(freeId);
    const again = await later(world(), 9 * minuteMs, () => start(freeId));
    expect(again.token).not.toBe(first.token);
    const [one, other] = await Promise.all([first, again].map(({ token }) => world().call('getUserInfo', { token })));
    expect(other).toEqual(one);
    expect(await later(world(), 10 * minuteMs, () => startRefused(freeId))).toMatchObject({ status: 410 });
  });

  it('opens the account that has the phone, and leaves its name and its verification alone', async () => {
    const phone = '+251951000001';
    const { userId } = await letIn(world(), { phone });
    const { token } = await start(await trialLink(world(), { phone }));
    const info = await world().call('getUserInfo', { token });
    expect(info).toMatchObject({ name: 'Abebe Kebede', phone, is_phone_verified: false, is_active: true });
    const sessions = world().db.selectFrom('sessions').select('purpose').where('user_id', '=', userId);
    expect((await sessions.execute()).map(({ purpose }) => purpose).sort()).toEqual(['campaign', 'login']);
  });

  it('cannot change who may sign in', async () => {
    const { token } = await start(await trialLink(world()));
    const body = { name: 'Somebody Else', email: 'else@awaj.test', phone: '0977000000' };
    expect(await world().refusal('updatePersonalInfo', { body, token })).toMatchObject({ status: 403 });
  });

  it('opens no account that is disabled', async () => {
    const phone = '+251951000002';
    const { userId } = await letIn(world(), { phone });
    const { db, clock } = world();
    await db.updateTable('users').set({ disabled_at: clock.now }).where('id', '=', userId).execute();
    expect(await startRefused(await trialLink(world(), { phone }))).toMatchObject({ status: 410 });
  });

  it('is gone alike when it is late, used and unknown', async () => {
    const late = await trialLink(world(), { lifeMs: minuteMs });
    const used = await trialLink(world());
    await start(used);
    const answers = await later(world(), 11 * minuteMs, () =>
      Promise.all([late, used, 'nobody-has-this'].map((id) => startRefused(id))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 410 });
  });
}

function discounts(world: () => World): void {
  const start = (discountId: string, planId = 3) =>
    world().call('startDiscount', { params: { discountId }, query: { plan_id: planId } });
  const startRefused = (discountId: string, planId = 3, headers = {}) =>
    world().refusal('startDiscount', { params: { discountId }, query: { plan_id: planId }, headers });

  it('tells what it offers and how long, and makes nothing', async () => {
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

  it('makes one invoice of the reduced amount for fifty presses at once', async () => {
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

  it('takes its reduced price back when it is late', async () => {
    const discountId = await discountLink(world(), { lifeMs: 5 * minuteMs });
    const { token } = await start(discountId);
    expect(await later(world(), 5 * minuteMs, () => startRefused(discountId))).toMatchObject({ status: 410 });
    await reconcileAfter(world(), 5 * minuteMs);
    expect((await world().call('listInvoices', { token })).invoices).toEqual([]);
  });

  it('is not started while the provider is away', async () => {
    const { chapa } = world();
    const discountId = await discountLink(world());
    chapa.isAway = true;
    const answer = await startRefused(discountId);
    chapa.isAway = false;
    expect(answer.status).toBe(503);
    expect(await start(discountId)).toHaveProperty('token');
  });
}

function beyondOneYear(world: () => World): void {
  it('is refused before payment to whoever has paid as far ahead as one can', async () => {
    const discountId = await discountLink(world(), { phone: '+251911000001' });
    const request = { params: { discountId }, query: { plan_id: 3 } };
    const { status, problem } = await world().refusal('startDiscount', request);
    expect([status, problem.message]).toEqual([409, expect.stringContaining('one year ahead')]);
  });
}

function guesses(world: () => World): void {
  it('is counted, and after twenty a minute the address has to wait', async () => {
    const guess = () =>
      world().refusal('startTrial', { params: { freeId: 'guess-guess' }, headers: { 'x-forwarded-for': '10.9.9.9' } });
    const statuses = [];
    for (let tries = 0; tries < 25; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(20).fill(410), ...Array(5).fill(429)]);
    const freeId = await trialLink(world());
    const elsewhere = { 'x-forwarded-for': '10.9.9.8' };
    expect(await world().call('getTrialName', { params: { freeId }, headers: elsewhere })).toHaveProperty('name');
  });

  it('does not open what another kind of link opens', async () => {
    const freeId = await trialLink(world());
    expect(await world().refusal('listDiscountPlans', { params: { discountId: freeId } })).toMatchObject({
      status: 410,
    });
  });

  it('cannot be read out of the database', async () => {
    const freeId = await trialLink(world());
    expect(freeId).toMatch(/^[\w-]{22}$/);
    const rows = await world().db.selectFrom('campaign_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(freeId);
  });
}

function demoLinks(world: () => World): void {
  it('gives a new trial to somebody new each time that it has been used', async () => {
    const start = () => world().call('startTrial', { params: { freeId: 'demo-trial' } });
    const first = await start();
    const second = await later(world(), 11 * minuteMs, start);
    const third = await later(world(), 60 * dayMs, start);
    const infoOf = ({ token }: { token: string }) => world().call('getUserInfo', { token });
    expect(await infoOf(first)).toMatchObject({ name: 'ሳራ ኃይሌ', phone: '+251911000005' });
    const infoThen = await later(world(), 11 * minuteMs, () => infoOf(second));
    expect(infoThen).toMatchObject({ name: 'ሳራ ኃይሌ', phone: null, is_active: true });
    expect(third.token).not.toBe(second.token);
  });

  it('offers its discount again once it is paid or late', async () => {
    const params = { discountId: 'demo-discount' };
    const start = () => world().call('startDiscount', { params, query: { plan_id: 1 } });
    const first = await start();
    await payLatest(world());
    const second = await start();
    expect((await world().call('listInvoices', { token: second.token })).invoices).toMatchObject([{ status: 0 }]);
    expect((await world().call('listInvoices', { token: first.token })).invoices).toMatchObject([{ status: 1 }]);
    const offer = await later(world(), 4 * dayMs, () => world().call('listDiscountPlans', { params }));
    expect(offer.time_left).toBe('72:00:00');
  });
}
