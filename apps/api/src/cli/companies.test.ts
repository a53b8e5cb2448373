import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run } from '../testing/operator.ts';

onOneDatabase('companies of an operator', (world) => {
  it('can be featured and removed from the featured list', async () => {
    const featured = async () => (await world().call('listFeaturedCompanies')).map(({ id }) => id);
    await run(world(), 'feature-company', '30');
    expect(await featured()).toContain(30);
    await run(world(), 'feature-company', '30', '--remove');
    expect(await featured()).not.toContain(30);
    await expect(run(world(), 'feature-company', '999')).rejects.toThrow('There is no company 999.');
    await expect(run(world(), 'feature-company', 'no such name')).rejects.toThrow('There is no company');
  });
});
