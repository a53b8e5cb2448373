import { dayMs } from '@awaj/domain/duration';
import { afterEach, describe, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';
import { startPaying, tell } from '../testing/payments.ts';
import { inFull, signUp } from '../testing/people.ts';
import { seededAt } from '../testing/seeded.ts';

onOneDatabase('an operator’s figures', (world) => {
  describe('takings', () => {
    afterEach(() => {
      world().clock.now = seededAt;
    });

    it('are summed by provider for a day in Addis Ababa, with refunds apart', async () => {
      // These are half an hour before and after midnight in Addis Ababa.
      world().clock.now = new Date('2027-03-01T20:30:00Z');
      const early = await signUp(world());
      await run(world(), 'mark-paid', early.invoiceNumber, '--amount', '2360', '--reference', 'T1');
      world().clock.now = new Date('2027-03-01T21:30:00Z');
      const payer = await startPaying(world());
      await tell(world(), world().chapa.pay(payer.txRef));
      const late = await signUp(world());
      await run(world(), 'mark-paid', late.invoiceNumber, '--amount', '2360', '--reference', 'T2');
      await run(world(), 'user', 'refund', late.invoiceNumber, '--reference', 'T3', '--amount', '60');
      const nextDay = [
        { provider: 'bank', payments: 1, received: 2360, refunds: 1, returned: 60, net: 2300 },
        { provider: 'chapa', payments: 1, received: 980, refunds: 0, returned: 0, net: 980 },
        { provider: 'all', payments: 2, received: 3340, refunds: 1, returned: 60, net: 3280 },
      ];
      expect(await runForJson(world(), 'takings')).toEqual(nextDay);
      expect(await runForJson(world(), 'takings', '2027-03-02')).toEqual(nextDay);
      const both = await runForJson(world(), 'takings', '--from', '2027-03-01', '--to', '2027-03-02');
      expect(both.at(-1)).toMatchObject({ payments: 3, received: 5700 });
      expect((await run(world(), 'takings')).at(-1)).toMatch(/^all +2 +3,340\.00 +1 +60\.00 +3,280\.00$/);
    });

    it('are nothing on days without payments', async () => {
      expect(await run(world(), 'takings', '2020-01-01')).toEqual(['No payments on 2020-01-01.']);
      await expect(run(world(), 'takings', '2020-02-30')).rejects.toThrow('a Gregorian date');
      await expect(run(world(), 'takings', '--from', '2027-01-02', '--to', '2027-01-01')).rejects.toThrow('is after');
      await expect(run(world(), 'takings', '2027-01-02', '--to', '2027-01-01')).rejects.toThrow('Name one day');
    });
  });

  describe('plans that end soon', () => {
    it('are listed with the user to call, unless another plan follows', async () => {
      const renewing = await signUp(world());
      await run(world(), 'user', 'extend', renewing.phone, '--days', '3', '--reason', 'x');
      const ending = await signUp(world());
      await run(world(), 'user', 'extend', ending.phone, '--days', '3', '--reason', 'x');
      await run(world(), 'mark-paid', renewing.invoiceNumber, '--amount', '2360', '--reference', 'E1');
      const phones = async (...args: string[]) =>
        (await runForJson(world(), 'ending-soon', ...args)).map(({ phone }: { phone: string }) => phone);
      expect(await phones()).toContain(inFull(ending.phone));
      expect(await phones()).not.toContain(inFull(renewing.phone));
      expect(await phones('--days', '2')).not.toContain(inFull(ending.phone));
      const listed = await runForJson(world(), 'ending-soon');
      expect(listed.find(({ phone }: { phone: string }) => phone === inFull(ending.phone))).toMatchObject({
        name: 'Abebe Kebede',
        plan: 'Welcome Trial',
        ends: new Date(seededAt.getTime() + 3 * dayMs).toISOString(),
      });
    });
  });
});
