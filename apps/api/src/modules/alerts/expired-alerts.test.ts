import { dayMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { beginMorning, morning, print, type Reader, subscribe } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSession } from '../identity/sessions.ts';
import { createAlerts } from './alerts.ts';

const { folder } = temporaryFolder();

onOneDatabase('new tenders older than eight days', (world) => {
  beforeEach(() => beginMorning(world()));

  const tell = () => createAlerts(world().services).run({});
  const afterDays = (days: number) => {
    world().clock.now = new Date(morning.getTime() + days * dayMs);
  };
  const goAway = ({ id }: Reader, until: string) =>
    world()
      .db.insertInto('alert_settings')
      .values({ user_id: id, quiet_from: 21, quiet_until: 7, holiday_until: until })
      .execute();

  async function listOf({ id }: Reader) {
    const { db, clock } = world();
    const token = await openSession(db, { userId: id, purpose: 'login', at: clock.now });
    const { deliveries } = await world().call('listDeliveries', { token });
    return deliveries.map(({ about, channel, state, reason, because }) => ({
      about,
      channel,
      state,
      reason,
      because: because.map(({ kind }) => kind),
    }));
  }

  it('are recorded once as not sent, while newer ones are announced', async () => {
    const away = await subscribe(world());
    await goAway(away, '2026-12-04');
    const [old = ''] = await print(world(), folder(), 1);
    await tell();
    afterDays(7);
    const [newer = ''] = await print(world(), folder(), 1);
    await tell();
    expect(await listOf(away), 'during the holiday').toEqual([]);
    afterDays(10);
    for (let times = 0; times < 3; times += 1) await tell();
    const [letter, ...others] = await world().letters(away.email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain(newer);
    expect(letter?.text).not.toContain(old);
    const ofFeed = { about: 'newTenders', because: ['preferences'] };
    const list = await listOf(away);
    expect(list).toHaveLength(2);
    expect(list).toContainEqual({ ...ofFeed, channel: 'email', state: 'waiting', reason: null });
    expect(list).toContainEqual({ ...ofFeed, channel: null, state: 'failed', reason: 'waited-too-long' });
  });

  it('are not recorded for readers who got them, want other ones, or could not be reached', async () => {
    const [told, other, unpaid] = [await subscribe(world()), await subscribe(world()), await subscribe(world())];
    const { db } = world();
    for (const reader of [other, unpaid]) await goAway(reader, '2026-12-04');
    await db.deleteFrom('preferred_regions').where('user_id', '=', other.id).execute();
    await db
      .insertInto('preferred_regions')
      .columns(['user_id', 'region_id'])
      .expression((eb) =>
        eb
          .selectFrom('regions')
          .where('slug', '=', 'harari')
          .select([eb.val(other.id).as('user_id'), 'id']),
      )
      .execute();
    const starts_at = new Date(morning.getTime() + 9 * dayMs);
    await db.updateTable('subscriptions').set({ starts_at }).where('user_id', '=', unpaid.id).execute();
    await print(world(), folder(), 1);
    await tell();
    afterDays(10);
    await print(world(), folder(), 1, { regions: ['amhara'] });
    await tell();
    expect((await listOf(told)).map(({ channel, reason }) => [channel, reason])).toEqual([['email', null]]);
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(unpaid)).toEqual([]);
  });
});
