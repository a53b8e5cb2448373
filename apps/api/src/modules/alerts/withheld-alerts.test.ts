import { hourMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { beginMorning, heard, morning, print, type Reader, searcher } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { run } from '../../testing/operator.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { World } from '../../testing/world.ts';
import { createAlerts } from './alerts.ts';

const { folder } = temporaryFolder();

const tell = (world: World) => createAlerts(world.services).run({});
const hears = (world: World, reader: Reader) => heard(world, reader, 'newTenders');
/** So many hours after seven on a Wednesday. */
const at = ({ clock }: World, hours: number) => {
  clock.now = new Date(morning.getTime() + hours * hourMs);
};

onOneDatabase('an alert of a saved search', (world) => {
  beforeEach(() => beginMorning(world()));

  const settings = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null };

  it('is not sent for a paused search, nor later for tenders of the pause', async () => {
    const reader = await searcher(world(), {});
    const { token } = reader;
    const { saved_searches } = await world().call('listSavedSearches', { token });
    const params = { id: saved_searches[0]?.id ?? 0 };
    await world().call('updateSavedSearch', { params, body: { is_paused: true }, token });
    await print(world(), folder(), 1);
    await tell(world());
    await world().call('updateSavedSearch', { params, body: { is_paused: false }, token });
    await tell(world());
    expect(await hears(world(), reader)).toEqual([]);
    await print(world(), folder(), 1);
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
  });

  it('is not sent for a search stopped by the link in a letter, until that link starts it again', async () => {
    const reader = await searcher(world(), { frequency: 'daily', hour: 7 });
    const tellOfAnother = async (day: number) => {
      await print(world(), folder(), 1);
      at(world(), day * 24);
      await tell(world());
      return (await hears(world(), reader)).length;
    };
    expect(await tellOfAnother(1)).toBe(1);
    const [letter] = await world().letters(reader.email);
    const token = /unsubscribe\/(\S+search\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const stop = (is_stopped: boolean) =>
      world().call('saveUnsubscribing', { params: { token }, body: { is_stopped } });
    await stop(true);
    expect(await tellOfAnother(2), 'stopped').toBe(1);
    await stop(false);
    expect(await tellOfAnother(3), 'begun again').toBe(2);
  });

  it('is not sent during a holiday, until it ends or is cancelled', async () => {
    const reader = await searcher(world(), {});
    const { token } = reader;
    await world().call('saveAlertSettings', { body: { ...settings, holiday_until: '2026-12-07' }, token });
    await print(world(), folder(), 1);
    await tell(world());
    expect(await hears(world(), reader)).toEqual([]);
    at(world(), 24);
    await world().call('saveAlertSettings', { body: settings, token });
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
  });

  it('is not sent beyond the daily limit; the rest comes the next morning', async () => {
    const reader = await searcher(world(), {});
    await world().call('saveAlertSettings', { body: { ...settings, most_a_day: 1 }, token: reader.token });
    for (let count = 0; count < 2; count++) {
      await print(world(), folder(), 1);
      await tell(world());
    }
    expect(await hears(world(), reader)).toHaveLength(1);
    at(world(), 24);
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(2);
  });

  it('is not sent for a tender that the reader has dismissed', async () => {
    const reader = await searcher(world(), {});
    const [hidden = ''] = await print(world(), folder(), 1, { title: 'Chairs that are not for me' });
    const { tenders } = await world().call('searchTenders', { query: { title: hidden }, token: reader.token });
    const tenderId = tenders.data[0]?.id ?? 0;
    const { db, clock } = world();
    await db
      .insertInto('dismissed_tenders')
      .values({ user_id: reader.id, tender_id: tenderId, dismissed_at: clock.now })
      .execute();
    await tell(world());
    expect(await hears(world(), reader)).toEqual([]);
  });

  it('is not sent for muted buyers and words', async () => {
    const reader = await searcher(world(), {});
    const { token } = reader;
    const [hidden = ''] = await print(world(), folder(), 1, { title: 'Office chairs', company: 'Muted Works' });
    const { tenders } = await world().call('searchTenders', { query: { title: hidden }, token });
    await world().call('createMute', { body: { company_id: tenders.data[0]?.company.id ?? 0 }, token });
    await world().call('createMute', { body: { word: 'wheeled' }, token });
    await print(world(), folder(), 1, { title: 'Supply of chairs', content: '<p>Wheeled ones.</p>' });
    const [heardOf = ''] = await print(world(), folder(), 1);
    await tell(world());
    const [letter] = await world().letters(reader.email);
    expect(letter?.subject).toBe('1 new tender for you');
    expect(letter?.text).toContain(heardOf);
  });

  it('is not sent for tenders that were cancelled meanwhile', async () => {
    const reader = await searcher(world(), { frequency: 'daily', hour: 12 });
    const [title = ''] = await print(world(), folder(), 1);
    const { tenders } = await world().call('searchTenders', { query: { title }, token: reader.token });
    await run(world(), 'tender', 'cancel', String(tenders.data[0]?.id));
    at(world(), 5);
    await tell(world());
    expect(await hears(world(), reader)).toEqual([]);
  });

  it('is not sent without a subscription; a new one includes the open tenders of the last week', async () => {
    const reader = await searcher(world(), { frequency: 'daily', hour: 12 });
    const { db } = world();
    const own = db.updateTable('subscriptions').where('user_id', '=', reader.id);
    await own.set({ ends_at: morning }).execute();
    await print(world(), folder(), 1);
    at(world(), 5);
    await tell(world());
    expect(await hears(world(), reader)).toEqual([]);
    await own.set({ ends_at: new Date('2027-01-01') }).execute();
    at(world(), 24 + 5);
    await tell(world());
    expect(await hears(world(), reader)).toHaveLength(1);
  });
});
