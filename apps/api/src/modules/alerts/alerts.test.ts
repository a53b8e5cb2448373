import { hourMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { beginMorning, breakingAt, heard, morning, print, type Reader, subscribe } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSession } from '../identity/sessions.ts';
import { createAlerts } from './alerts.ts';

const { folder } = temporaryFolder();

onOneDatabase('alerts of the preferences', (world) => {
  beforeEach(() => beginMorning(world()));

  const tell = () => createAlerts(world().services).run({});
  const hears = (reader: Reader) => heard(world(), reader, 'newTenders');
  const at = (hours: number) => {
    world().clock.now = new Date(morning.getTime() + hours * hourMs);
  };

  it('announce each matching new tender once to each subscriber, and no others', async () => {
    const reader = await subscribe(world());
    const [first = '', second = ''] = await print(world(), folder(), 2);
    const [elsewhere = ''] = await print(world(), folder(), 1, {
      title: 'Supply of chairs in Harar',
      regions: ['harari'],
    });
    await tell();
    await tell();
    const letters = await world().letters(reader.email);
    expect(letters.map(({ subject }) => subject)).toContain('2 new tenders for you');
    const [letter] = letters;
    expect(letter?.text).toContain(first);
    expect(letter?.text).toContain(second);
    expect(letter?.text).toContain(`${second}\nSaddlery PLC · Oromia · Furniture\n25 days left · 20 Dec · 11 Tahsas`);
    expect(letter?.text).not.toContain(elsewhere);
    expect(letter?.html).toContain('/tender/');
    expect(await hears(reader)).toEqual(['email']);
    at(24);
    await tell();
    expect(await hears(reader), 'nothing new the next day').toEqual(['email']);
  });

  it('start with tenders that are new after the preferences were chosen', async () => {
    await print(world(), folder(), 1);
    await tell();
    const reader = await subscribe(world());
    at(24);
    await tell();
    expect(await hears(reader)).toEqual([]);
  });

  it('come at once or never if chosen, and start again with newer tenders', async () => {
    const reader = await subscribe(world());
    const token = await openSession(world().db, { userId: reader.id, purpose: 'login', at: world().clock.now });
    const choose = async (feed_frequency: 'at_once' | 'never') => {
      const times = { quiet_from: 21, quiet_until: 7, most_a_day: null, holiday_until: null };
      await world().call('saveAlertSettings', { body: { ...times, feed_frequency }, token });
    };
    const tellOfAnother = async () => {
      await print(world(), folder(), 1);
      await tell();
      return (await hears(reader)).length;
    };
    await choose('at_once');
    expect(await tellOfAnother()).toBe(1);
    await choose('never');
    expect(await tellOfAnother()).toBe(1);
    await choose('at_once');
    expect(await tellOfAnother()).toBe(2);
  });

  it('use every channel that is switched on and verified', async () => {
    const reader = await subscribe(world());
    const quiet = await subscribe(world());
    const unproven = await subscribe(world());
    const { db } = world();
    const on = { email: true, sms: true, telegram: true };
    await db
      .insertInto('channels')
      .values({ user_id: reader.id, ...on })
      .execute();
    await db.insertInto('channels').values({ user_id: quiet.id, email: false, sms: false, telegram: false }).execute();
    await db
      .insertInto('channels')
      .values({ user_id: unproven.id, ...on })
      .execute();
    await db.updateTable('users').set({ telegram_id: 77_000_001 }).where('id', '=', reader.id).execute();
    const unknown = { is_email_verified: false, is_phone_verified: false };
    await db.updateTable('users').set(unknown).where('id', '=', unproven.id).execute();
    await print(world(), folder(), 1);
    await tell();
    expect(await hears(reader)).toEqual(['email', 'sms', 'telegram']);
    expect(await hears(quiet)).toEqual([]);
    expect(await hears(unproven)).toEqual([]);
  });

  it('are not sent without a subscription or to a closed account', async () => {
    const [ended, disabled] = [await subscribe(world()), await subscribe(world())];
    const { db } = world();
    await db.updateTable('subscriptions').set({ ends_at: morning }).where('user_id', '=', ended.id).execute();
    await db.updateTable('users').set({ disabled_at: morning }).where('id', '=', disabled.id).execute();
    await print(world(), folder(), 1);
    await tell();
    expect(await hears(ended)).toEqual([]);
    expect(await hears(disabled)).toEqual([]);
  });

  it('wait at night, make up for missed mornings, and leave out tenders that have closed', async () => {
    const reader = await subscribe(world());
    at(15);
    await print(world(), folder(), 1, { title: 'Closes tomorrow', closes_at: '2026-11-26 10:00' });
    await tell();
    expect(await hears(reader), 'in the evening').toEqual([]);
    await print(world(), folder(), 1, { title: 'Closes later' });
    at(3 * 24);
    await tell();
    const [letter] = await world().letters(reader.email);
    expect(letter?.subject).toBe('1 new tender for you');
    expect(letter?.text).toContain('Closes later');
    expect(letter?.text).not.toContain('Closes tomorrow');
  });

  it('name four tenders, two in a chat, and count the rest', async () => {
    const reader = await subscribe(world());
    await world().db.updateTable('users').set({ telegram_id: 77_000_002 }).where('id', '=', reader.id).execute();
    await world()
      .db.insertInto('channels')
      .values({ user_id: reader.id, email: true, sms: false, telegram: true })
      .execute();
    await print(world(), folder(), 60);
    await tell();
    const [mail] = await world().letters(reader.email);
    const [chat] = await world().letters('77000002');
    const named = (text = '') => text.match(/\/tender\/\d+/g)?.length;
    expect([mail?.subject, chat?.subject]).toEqual(['60 new tenders for you', '60 new tenders for you']);
    expect([named(mail?.text), named(chat?.text)]).toEqual([4, 2]);
    expect(mail?.text).toContain('See all 60 tenders');
    expect(chat?.html).toContain('and 58 more');
    expect(chat?.text.length).toBeLessThan(4_096);
  });

  it('continue after a crash, so that nobody is left out or alerted twice', async () => {
    const readers = [];
    for (let count = 0; count < 201; count++) readers.push(await subscribe(world()));
    await print(world(), folder(), 1);
    const { services } = world();
    const messages = breakingAt(201, services.messages);
    const broken = createAlerts({ ...services, messages });
    await expect(broken.run({})).rejects.toThrow('the database went away');
    await tell();
    for (const reader of readers) expect(await hears(reader)).toEqual(['email']);
  });

  it('are sent once when two processes run at the same time', async () => {
    const readers = [];
    for (let count = 0; count < 5; count++) readers.push(await subscribe(world()));
    await print(world(), folder(), 1);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    for (const reader of readers) expect(await hears(reader)).toEqual(['email']);
  });
});
