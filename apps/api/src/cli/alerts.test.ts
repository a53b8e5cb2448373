import { expect, it } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';

onEveryDatabase('alerts that an operator does not wait for', (world) => {
  it('begin with what is new, once, and are listed', async () => {
    const { db } = world();
    await expect(run(world(), 'alerts', 'list')).resolves.toEqual(['No alerts have gone out yet.']);
    await db
      .insertInto('new_tenders')
      .values([{ tender_id: 1 }, { tender_id: 2 }])
      .execute();
    expect((await run(world(), 'alerts', 'send', '--dry-run'))[0]).toContain('New tenders: 2.');
    expect((await run(world(), 'alerts', 'send'))[0]).toContain('New tenders: 2.');
    await expect(run(world(), 'alerts', 'send')).rejects.toThrow('have begun already');
    expect(await actionsOf(world(), 'alerts send')).toHaveLength(1);
    expect(await runForJson(world(), 'alerts', 'list')).toEqual([
      { morning: world().clock.now.toISOString(), tenders: 2, told: 0, done: null },
    ]);
  });
});
