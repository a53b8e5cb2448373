import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runAt } from '../testing/operator.ts';

onOneDatabase('the link commands of an operator', (world) => {
  const idIn = (said: readonly string[]): string => said[0]?.replace(/^.*\//, '') ?? '';

  it('make a trial link', async () => {
    const said = await run(world(), 'trial-link', '--name', 'ሳራ ኃይሌ', '--phone', '0945000001');
    expect(said[0]).toMatch(/^https:\/\/awaj\.test\/trial\/[\w-]{22}$/);
    const { token } = await world().call('startTrial', { params: { freeId: idIn(said) } });
    expect(await world().call('getUserInfo', { token })).toMatchObject({ name: 'ሳራ ኃይሌ', is_active: true });
    const actions = JSON.stringify(await actionsOf(world(), 'trial-link'));
    expect(actions).not.toContain(idIn(said));
  });

  it('make a discount link for some plans', async () => {
    const owner = ['--name', 'Sara', '--phone', '0945000002', '--days', '2'];
    const said = await run(world(), 'discount-link', ...owner, '--off', '3:500', '--off', '1:99.50');
    const offer = await world().call('listDiscountPlans', { params: { discountId: idIn(said) } });
    expect(offer).toMatchObject({
      time_left: '48:00:00',
      plans: [
        { id: 1, discount: 99.5 },
        { id: 3, discount: 500 },
      ],
    });
  });

  it.each([
    ['trial-link', []],
    ['discount-link', ['--off', '3:500']],
  ])('refuse %s when the address of the website is not set', async (command, more) => {
    const owner = ['--name', 'Sara', '--phone', '0945000004'];
    await expect(runAt(null, world(), command, ...owner, ...more)).rejects.toThrow('Set WEB_URL');
  });

  it.each(['3:2360', '3:0', '4:10', '3', 'x:y', '3:-5'])('refuse the discount %j', async (off) => {
    const owner = ['--name', 'Sara', '--phone', '0945000003'];
    await expect(run(world(), 'discount-link', ...owner, '--off', off)).rejects.toThrow('3:500');
  });
});
