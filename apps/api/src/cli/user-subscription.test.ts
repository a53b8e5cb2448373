import { dayMs } from '@awaj/domain/duration';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { startPaying, tell } from '../testing/payments.ts';
import { signUp } from '../testing/people.ts';
import { seededAt } from '../testing/seeded.ts';
import type { World } from '../testing/world.ts';

const why = ['--reason', 'the site was down'];

async function subscriber(world: World, planId = 1) {
  const payer = await startPaying(world, planId);
  await tell(world, world.chapa.pay(payer.txRef));
  return { ...payer, id: String(payer.userId) };
}

const infoOf = ({ call }: World, token: string) => call('getUserInfo', { token });

onOneDatabase('an operator’s change', (world) => {
  describe('days that an operator gives', () => {
    it('follow the paid subscription, and are no trial', async () => {
      const { id, token } = await subscriber(world());
      const { plan_days_left: before } = await infoOf(world(), token);
      const [said] = await run(world(), 'user', 'extend', id, '--days', '10', ...why);
      expect(said).toMatch(/^The subscription of Abebe Kebede \(\d+, no contact\) now ends on 2027-03-0\d /);
      const after = await infoOf(world(), token);
      expect(after.plan_days_left).toBe(Number(before) + 10);
      expect(after).toMatchObject({ is_active: true, latest_plan: '3 Months' });
      const details = { userId: Number(id), days: 10, reason: 'the site was down' };
      expect(await actionsOf(world(), 'user extend')).toContainEqual({ operator: 'tester', details });
    });

    it('stay when the payment is refunded', async () => {
      const { id, token, userId } = await subscriber(world());
      await run(world(), 'user', 'extend', id, '--days', '10', ...why);
      const [{ number }] = await runForJson(world(), 'user', 'invoices', String(userId));
      await run(world(), 'user', 'refund', number, '--reference', 'X');
      expect(await infoOf(world(), token)).toMatchObject({ is_active: true, plan_days_left: 10 });
    });

    it('are a trial for a user without a subscription, and extend a running trial', async () => {
      const { token, email } = await signUp(world());
      await run(world(), 'user', 'extend', email, '--days', '5', ...why);
      await run(world(), 'user', 'extend', email, '--days', '3', ...why);
      const info = await infoOf(world(), token);
      expect(info).toMatchObject({ is_active: true, latest_plan_type: 'WELCOME_TRIAL', plan_days_left: 8 });
    });

    it('need a reason and are from 1 to 365, and a subscription ends within a year', async () => {
      const { id } = await subscriber(world(), 3);
      await expect(run(world(), 'user', 'extend', id, '--days', '1', ...why)).rejects.toThrow('at most 0 days');
      for (const days of ['0', '-3', '1.5', 'x', '366'])
        await expect(run(world(), 'user', 'extend', id, '--days', days, ...why)).rejects.toThrow('from 1 to 365');
      await expect(run(world(), 'user', 'extend', id, '--days', '1')).rejects.toThrow('--reason');
      await expect(run(world(), 'user', 'extend', 'nobody@awaj.test', '--days', '1', ...why)).rejects.toThrow(
        'There is no user',
      );
    });
  });

  describe('a subscription that an operator ends', () => {
    it('ends now, and one that would follow never begins', async () => {
      const { id, token } = await subscriber(world());
      await run(world(), 'user', 'extend', id, '--days', '10', ...why);
      world().clock.now = new Date(seededAt.getTime() + dayMs);
      const [said] = await run(world(), 'user', 'cancel', id, ...why);
      world().clock.now = seededAt;
      expect(said).toContain('ends now');
      const subscriptions = world().db.selectFrom('subscriptions').selectAll().where('user_id', '=', Number(id));
      const rows = await subscriptions.execute();
      expect(rows.map(({ ends_at }) => ends_at)).toEqual([new Date(seededAt.getTime() + dayMs)]);
      world().clock.now = new Date(seededAt.getTime() + 2 * dayMs);
      expect(await infoOf(world(), token)).toMatchObject({ is_active: false });
      world().clock.now = seededAt;
    });

    it('runs to its end with --at-end', async () => {
      const { id, token } = await subscriber(world());
      await run(world(), 'user', 'extend', id, '--days', '10', ...why);
      world().clock.now = new Date(seededAt.getTime() + dayMs);
      const [said] = await run(world(), 'user', 'cancel', id, '--at-end', ...why);
      expect(said).toMatch(/ends 2027-02-\d\d /);
      expect(await infoOf(world(), token)).toMatchObject({ is_active: true });
      world().clock.now = seededAt;
    });

    it('must be active, and is not ended by a dry run', async () => {
      const { id, token } = await subscriber(world());
      await run(world(), 'user', 'cancel', id, ...why, '--dry-run');
      expect(await infoOf(world(), token)).toMatchObject({ is_active: true });
      const { email } = await signUp(world());
      await expect(run(world(), 'user', 'cancel', email, ...why)).rejects.toThrow('has no active subscription');
    });
  });
});
