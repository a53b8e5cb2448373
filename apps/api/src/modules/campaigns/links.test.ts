import { dayMs, minuteMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { trialLink } from '../../testing/campaign-links.ts';
import { later } from '../../testing/clock.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { payLatest } from '../../testing/payments.ts';
import type { World } from '../../testing/world.ts';

onOneDatabase('a campaign link', (world) => {
  describe('that does not exist', () => guesses(world));
  describe('of the demo', () => demoLinks(world));
});

function guesses(world: () => World): void {
  it('is counted, and after twenty a minute the address has to wait, except for real links', async () => {
    const guess = () =>
      world().refusal('startTrial', { params: { freeId: 'guess-guess' }, headers: { 'x-forwarded-for': '10.9.9.9' } });
    const statuses = [];
    for (let tries = 0; tries < 25; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array(20).fill(410), ...Array(5).fill(429)]);
    const freeId = await trialLink(world());
    for (const address of ['10.9.9.8', '10.9.9.9']) {
      const headers = { 'x-forwarded-for': address };
      expect(await world().call('getTrialName', { params: { freeId }, headers })).toHaveProperty('name');
    }
    const startedBySame = { params: { freeId }, headers: { 'x-forwarded-for': '10.9.9.9' } };
    expect(await world().call('startTrial', startedBySame)).toHaveProperty('token');
  });

  it('does not work as a link of another kind', async () => {
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
  it('gives a new trial to a new person after each use', async () => {
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

  it('offers its discount again once it is paid or expired', async () => {
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
