import { beforeEach, expect, it } from 'vitest';
import { morning, type Reader, subscribe } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { dueReadersAfter, rescheduleSearches } from './alert-readers.ts';

const day = (on: number) => new Date(`2026-11-${on}T04:00:00Z`);
const moment = { now: morning, oldest: day(17), unfinished: null };

onOneDatabase('readers who are due', (world) => {
  let reader: Reader;

  beforeEach(async () => {
    world().clock.now = morning;
    await world().db.deleteFrom('saved_searches').execute();
    reader = await subscribe(world());
  });

  const search = () =>
    world()
      .db.selectFrom('saved_searches')
      .select(['id', 'next_at', 'told_until'])
      .where('user_id', '=', reader.id)
      .executeTakeFirstOrThrow();
  const change = (values: { next_at?: Date | null; told_until?: Date }) =>
    world().db.updateTable('saved_searches').set(values).where('user_id', '=', reader.id).execute();
  const keep = async () => {
    const { id } = await search();
    await rescheduleSearches(world().db, [{ ids: [id], nextAt: day(26), toldUntil: day(25) }], moment);
  };

  it('are read with their searches, by id', async () => {
    const other = await subscribe(world());
    const [first, second, ...more] = await dueReadersAfter(world().db, 0, moment);
    expect([first?.id, second?.id, more]).toEqual([reader.id, other.id, []]);
    expect(first).toMatchObject({ isSubscriber: true, languages: [], muted: { companies: [], words: [] } });
    expect([first?.categories.length, first?.regions.length, first?.searches.length]).toEqual([1, 1, 1]);
    expect(await dueReadersAfter(world().db, other.id, moment)).toEqual([]);
  });

  it('become due again later', async () => {
    await keep();
    expect(await search()).toMatchObject({ next_at: day(26), told_until: day(25) });
  });

  it.each([
    ['paused', null],
    ['postponed', day(30)],
  ])('keep their schedule when they were %s meanwhile', async (_how, next_at) => {
    await change({ next_at, told_until: day(24) });
    await keep();
    expect(await search()).toMatchObject({ next_at, told_until: day(24) });
  });

  it('get no tender twice when another worker has announced it meanwhile', async () => {
    await change({ told_until: day(26) });
    await keep();
    expect((await search()).told_until).toEqual(day(26));
  });
});
