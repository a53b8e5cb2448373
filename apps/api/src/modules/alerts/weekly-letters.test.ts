import { hourMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { beginMorning, formerSubscriber, heard, morning, print, type Reader, subscribe } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createAlerts } from './alerts.ts';
import { createWeeklyLetters } from './weekly-letters.ts';

const { folder } = temporaryFolder();

onOneDatabase('the weekly letter', (world) => {
  beforeEach(async () => {
    await beginMorning(world());
    await world().db.deleteFrom('weekly_letters').execute();
  });

  const note = () => createAlerts(world().services).run({});
  const write = () => createWeeklyLetters(world().services).run({});
  const hears = (reader: Reader) => heard(world(), reader, 'weeklyLetter');
  /** The morning of a Wednesday, and then so many hours; the Monday after it begins at 120. */
  const at = (hours: number) => {
    world().clock.now = new Date(morning.getTime() + hours * hourMs);
  };
  const monday = 5 * 24;

  it('lists titles, buyers and the number of tenders on Monday by mail, without paid content', async () => {
    const reader = await formerSubscriber(world());
    await world()
      .db.insertInto('channels')
      .values({ user_id: reader.id, email: true, sms: true, telegram: true })
      .execute();
    const [title = ''] = await print(world(), folder(), 1);
    await print(world(), folder(), 59);
    await note();
    at(monday - 1);
    await write();
    expect(await hears(reader), 'before seven').toEqual([]);
    at(monday);
    await write();
    await write();
    expect(await hears(reader)).toEqual(['email']);
    const [letter] = await world().letters(reader.email);
    expect(letter?.subject).toBe('60 new tenders for you last week');
    expect(letter?.text).toContain(title);
    expect(letter?.text).toContain('Saddlery PLC');
    expect(letter?.text).toContain('and 56 more');
    for (const locked of ['Dec 2026', '20 Dec', 'Bids are invited', 'Addis Zemen'])
      expect(`${letter?.text}${letter?.html}`).not.toContain(locked);
  });

  it('is not sent to readers who have unsubscribed', async () => {
    const reader = await formerSubscriber(world());
    const usual = { email: true, sms: false, telegram: false };
    await world()
      .db.insertInto('channels')
      .values({ user_id: reader.id, ...usual, weekly_letter: false })
      .execute();
    await print(world(), folder(), 1);
    await note();
    at(monday);
    await write();
    expect(await hears(reader)).toEqual([]);
  });

  it('searches words in titles only, and ignores searches by closing date', async () => {
    const reader = await formerSubscriber(world());
    const { db, clock } = world();
    await db.deleteFrom('saved_searches').where('user_id', '=', reader.id).execute();
    const searches = [{ title: 'invited' }, { closing_from: '2026-12-01' }];
    await print(world(), folder(), 1);
    await note();
    const saved = { user_id: reader.id, frequency: 'daily', hour: 7, created_at: clock.now } as const;
    for (const filters of searches)
      await db
        .insertInto('saved_searches')
        .values({ ...saved, name: 'A', filters: JSON.stringify(filters) })
        .execute();
    at(monday);
    await write();
    expect(await hears(reader)).toEqual([]);
    await db
      .insertInto('saved_searches')
      .values({ ...saved, name: 'B', filters: JSON.stringify({ title: 'chairs' }) })
      .execute();
    await db.deleteFrom('weekly_letters').execute();
    await write();
    expect(await hears(reader)).toEqual(['email']);
  });

  it('is sent later after a missed Monday, but not at night', async () => {
    const reader = await formerSubscriber(world());
    await print(world(), folder(), 1);
    await note();
    at(monday + 15);
    await write();
    expect(await hears(reader)).toEqual([]);
    at(monday + 2 * 24);
    await write();
    expect(await hears(reader)).toEqual(['email']);
  });

  it('is not sent to subscribers, during a holiday, or to an unverified email', async () => {
    const [subscriber, away, unproven] = [
      await subscribe(world()),
      await formerSubscriber(world()),
      await formerSubscriber(world()),
    ];
    const { db } = world();
    await db
      .insertInto('alert_settings')
      .values({ user_id: away.id, quiet_from: 21, quiet_until: 7, holiday_until: '2026-12-31' })
      .execute();
    await db.updateTable('users').set({ is_email_verified: false }).where('id', '=', unproven.id).execute();
    await print(world(), folder(), 1);
    await note();
    at(monday);
    await write();
    for (const reader of [subscriber, away, unproven]) expect(await hears(reader)).toEqual([]);
  });

  it('is sent once to everybody when two processes write it', async () => {
    const readers = [];
    for (let count = 0; count < 101; count++) readers.push(await formerSubscriber(world()));
    await print(world(), folder(), 1);
    await note();
    at(monday);
    await Promise.all([write(), write(), write()]);
    await write();
    for (const reader of readers) expect(await hears(reader)).toEqual(['email']);
  });
});
