import { dayMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { signUp } from '../../testing/people.ts';
import { seededAt } from '../../testing/seeded.ts';
import type { World } from '../../testing/world.ts';
import { createVisits } from './visits.service.ts';

onOneDatabase('visits', (world) => {
  const visit = (token: string, ...seen: number[]) => world().call('recordVisit', { body: { seen }, token });
  const newest = (count: number) => newestOf(world(), count);
  const at = (time: string) => {
    world().clock.now = new Date(time);
  };

  it('have nothing new during the first one', async () => {
    at('2027-03-01T06:00:00Z');
    const { token } = await signUp(world());
    expect(await visit(token)).toEqual({
      new_since: null,
      new_tenders: null,
      news_begins: '2027-03-01T06:00:00.000Z',
      seen: [],
      unseen_in_feed: 0,
    });
  });

  it('begin after half an hour away, and say since when tenders are new', async () => {
    at('2027-03-01T06:00:00Z');
    const { token } = await signUp(world());
    await visit(token);
    at('2027-03-01T06:29:59Z');
    expect(await visit(token)).toMatchObject({ new_since: null });
    at('2027-03-01T06:59:59Z');
    expect(await visit(token)).toMatchObject({ new_since: '2027-03-01T06:29:59.000Z' });
    at('2027-03-01T07:10:00Z');
    expect(await visit(token)).toMatchObject({ new_since: '2027-03-01T06:29:59.000Z' });
  });

  it('count the tenders that were posted since the former one', async () => {
    at('2027-03-01T06:00:00Z');
    const { token } = await signUp(world());
    await visit(token);
    await post(world(), await newest(3), '2027-03-01T06:20:00Z');
    at('2027-03-01T07:00:00Z');
    expect(await visit(token)).toMatchObject({ new_tenders: { count: 3, is_exact: true } });
  });

  it('remember on all devices which existing tenders were seen', async () => {
    at('2027-03-01T06:00:00Z');
    const { token } = await signUp(world());
    await visit(token);
    const [one = 0, other = 0] = await newest(2);
    await post(world(), [one, other], '2027-03-01T06:01:00Z');
    await visit(token, one, 2_000_000_000);
    await visit(token, one, other);
    expect((await visit(token)).seen.toSorted()).toEqual([one, other].toSorted());
    const { seen_ids } = await newestVisit(world());
    expect(seen_ids.toSorted()).toEqual([one, other].toSorted());
  });

  it('count new tenders in the feed, without those that were seen', async () => {
    world().clock.now = seededAt;
    const token = await world().tokenOf('active');
    const { tenders } = await world().call('listFeed', { query: {}, token });
    const [first, second, third] = tenders.data;
    world().clock.now = new Date(Date.parse(third?.created_at ?? '') + 3 * dayMs);
    await visit(token);
    await world()
      .db.updateTable('visits')
      .set({ first_at: new Date(0) })
      .execute();
    expect(await visit(token)).toMatchObject({ news_begins: third?.created_at, unseen_in_feed: 2 });
    expect(await visit(token, second?.id ?? 0)).toMatchObject({ seen: [second?.id], unseen_in_feed: 1 });
    expect(await visit(token, first?.id ?? 0)).toMatchObject({ unseen_in_feed: 0 });
  });

  it('remember the newest seen tenders, and count older ones as seen', async () => {
    at('2027-04-01T06:00:00Z');
    const { token } = await signUp(world());
    await visit(token);
    const [newer = 0, old = 0, older = 0] = await newest(3);
    await post(world(), [older], '2027-04-01T06:01:00Z');
    await post(world(), [old], '2027-04-01T06:02:00Z');
    await post(world(), [newer], '2027-04-01T06:03:00Z');
    const { user_id } = await newestVisit(world());
    const visitOfTwo = createVisits({ db: world().db, now: () => world().clock.now, most: 2 });
    const { seen, news_begins } = await visitOfTwo(user_id, [older, old, newer]);
    expect({ seen, news_begins }).toEqual({ seen: [old, newer], news_begins: '2027-04-01T06:02:00.000Z' });
  });

  it('refuse an id that is not a tender', async () => {
    const { token } = await signUp(world());
    const refusal = (seen: number[]) => world().refusal('recordVisit', { body: { seen }, token });
    expect(await refusal([0])).toMatchObject({ status: 400 });
    expect(await refusal(Array.from({ length: 501 }, () => 1))).toMatchObject({ status: 400 });
  });
});

const newestVisit = ({ db }: World) =>
  db.selectFrom('visits').selectAll().orderBy('user_id', 'desc').executeTakeFirstOrThrow();

async function newestOf({ db }: World, count: number): Promise<number[]> {
  const rows = await db.selectFrom('tenders').select('id').orderBy('id', 'desc').limit(count).execute();
  return rows.map(({ id }) => id);
}

/** As if they had been posted then. */
async function post({ db }: World, ids: readonly number[], at: string): Promise<void> {
  await db
    .updateTable('tenders')
    .set({ created_at: new Date(at) })
    .where('id', 'in', [...ids])
    .execute();
}
