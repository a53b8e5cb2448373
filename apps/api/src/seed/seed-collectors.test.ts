import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { pauseCollector } from '../modules/collecting/collectors/edit-collectors.ts';
import { oneTarget } from '../testing/databases.ts';
import { seededAt } from '../testing/seeded.ts';
import { seedCollectors } from './seed-collectors.ts';

const collectorsIn = (db: Database) =>
  db.selectFrom('collectors').select(['id', 'name', 'hosts', 'paused_at', 'next_run_at']).orderBy('name').execute();

describe('the collectors of the demo', () => {
  it('are added once, follow the sites to other ports, and stay paused if somebody paused them', async () => {
    const { db, close } = await oneTarget.open('seeded');
    await seedCollectors(db, 4020, seededAt);
    const added = await collectorsIn(db);
    expect(added.map(({ name }) => name)).toContain('gibe-hospital-pdf');
    expect(added.find(({ name }) => name === 'nile-herald')?.hosts).toEqual(['127.0.0.1:4021']);
    await pauseCollector(db, added[0]?.id ?? 0, seededAt);
    const later = new Date(seededAt.getTime() + 60_000);
    await seedCollectors(db, 4020, later);
    expect((await collectorsIn(db)).map(({ next_run_at }) => next_run_at)).toEqual(added.map(() => seededAt));
    await seedCollectors(db, 5020, later);
    const moved = await collectorsIn(db);
    expect(moved).toHaveLength(added.length);
    expect(moved.find(({ name }) => name === 'nile-herald')?.hosts).toEqual(['127.0.0.1:5021']);
    expect(moved[0]?.paused_at).toEqual(seededAt);
    await close();
  });

  it('are not added to data other than the demo', async () => {
    const { db, close } = await oneTarget.open('seeded');
    await db.updateTable('users').set({ email: null }).execute();
    await seedCollectors(db, 4020, seededAt);
    expect(await collectorsIn(db)).toEqual([]);
    await close();
  });
});
