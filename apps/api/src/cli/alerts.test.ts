import { expect, it } from 'vitest';
import { subscribe } from '../testing/alerts.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';

onOneDatabase('alerts that an operator sends at once', (world) => {
  it('go to searches that are due later too, and are listed', async () => {
    const { db } = world();
    await db.deleteFrom('saved_searches').execute();
    const { id } = await subscribe(world());
    await db
      .updateTable('saved_searches')
      .set({ next_at: new Date('2030-01-01') })
      .execute();
    await expect(run(world(), 'alerts', 'list')).resolves.toEqual(['No alerts have gone out yet.']);
    expect((await run(world(), 'alerts', 'send', '--dry-run'))[0]).toContain('1 search or preference is due.');
    expect((await run(world(), 'alerts', 'send'))[0]).toContain('1 search or preference is due.');
    expect(await actionsOf(world(), 'alerts send')).toHaveLength(1);
    const { next_at } = await db.selectFrom('saved_searches').select('next_at').executeTakeFirstOrThrow();
    const at = world().clock.now;
    expect(next_at).toEqual(at);
    await db
      .insertInto('alert_batches')
      .values({ at, tender_ids: [1, 2] })
      .execute();
    await db
      .insertInto('alert_digests')
      .values({ user_id: id, at, tender_ids: [1], more: 0 })
      .execute();
    expect(await runForJson(world(), 'alerts', 'list')).toEqual([{ at: at.toISOString(), tenders: 2, told: 1 }]);
  });
});
