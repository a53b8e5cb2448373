import { dayMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { later } from '../testing/clock.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';

interface Listed {
  id: number;
  name: string;
}

onOneDatabase('campaign links of an operator', (world) => {
  const idIn = (said: readonly string[]): string => said[0]?.replace(/^.*\//, '') ?? '';
  const make = async (name: string, ...more: string[]) => {
    const [command = '', ...options] = more;
    const secret = idIn(await run(world(), command, '--name', name, '--phone', '0945000101', ...options));
    const links: Listed[] = await runForJson(world(), 'link', 'list', '--all');
    return { secret, id: links.find((link) => link.name === name)?.id ?? 0 };
  };

  it('are listed with recipient and state, but without the secret', async () => {
    const { id, secret } = await make('ሳራ ኃይሌ', 'trial-link');
    const listed = await runForJson(world(), 'link', 'list');
    expect(listed.find((link: Listed) => link.id === id)).toEqual({
      id,
      kind: 'trial',
      name: 'ሳራ ኃይሌ',
      phone: '+251945000101',
      state: 'open',
      made: world().clock.now.toISOString(),
      expires: new Date(world().clock.now.getTime() + 30 * dayMs).toISOString(),
      used: null,
    });
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect((await run(world(), 'link', 'list')).join('\n')).toMatch(/trial +ሳራ ኃይሌ +\+251945000101 +open/);
  });

  it('give no access and no discount once they are withdrawn', async () => {
    const trial = await make('Trial', 'trial-link');
    await run(world(), 'link', 'withdraw', String(trial.id));
    expect(await world().refusal('startTrial', { params: { freeId: trial.secret } })).toMatchObject({ status: 410 });
    const discount = await make('Discount', 'discount-link', '--off', '3:500');
    const params = { discountId: discount.secret };
    await world().call('startDiscount', { params, query: { plan_id: 3 } });
    await run(world(), 'link', 'withdraw', String(discount.id));
    expect(await world().refusal('startDiscount', { params, query: { plan_id: 3 } })).toMatchObject({ status: 410 });
    const invoices = world()
      .db.selectFrom('invoices')
      .select('withdrawn_at')
      .where('campaign_link_id', '=', discount.id);
    expect(await invoices.execute()).toEqual([{ withdrawn_at: world().clock.now }]);
    const open: Listed[] = await runForJson(world(), 'link', 'list');
    expect(open.filter(({ id }) => [trial.id, discount.id].includes(id))).toEqual([]);
  });

  it('cannot be withdrawn after use or expiry, and are not changed by a dry run', async () => {
    const used = await make('Used', 'trial-link');
    await run(world(), 'link', 'withdraw', String(used.id), '--dry-run');
    await world().call('startTrial', { params: { freeId: used.secret } });
    await expect(run(world(), 'link', 'withdraw', String(used.id))).rejects.toThrow('This link has been used');
    const late = await make('Late', 'trial-link', '--days', '1');
    await later(world(), 2 * dayMs, () =>
      expect(run(world(), 'link', 'withdraw', String(late.id))).rejects.toThrow('has already expired'),
    );
    await expect(run(world(), 'link', 'withdraw', '999999')).rejects.toThrow('There is no link with this number.');
  });
});
