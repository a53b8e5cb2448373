import { hourMs } from '@awaj/domain/duration';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { beginMorning, formerSubscriber, heard, morning, print, type Reader } from '../../testing/alerts.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { connectTelegram, pressFrom, type Telegram } from '../../testing/telegram.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSession } from '../identity/sessions.ts';
import { suppress } from '../notifications/suppressions.ts';
import { createAlerts } from './alerts.ts';
import { createWeeklyLetters } from './weekly-letters.ts';

const { folder } = temporaryFolder();

onOneDatabase('the weekly letter to a reader with a chat', (world) => {
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

  let lastChat = 9_300;
  let telegram: Telegram;
  beforeAll(() => {
    telegram = connectTelegram(world());
  });

  /** A former subscriber with a chat, and an email that may be unproven. */
  async function chatter(user: { is_email_verified: boolean }): Promise<Reader & { chat: number }> {
    const reader = await formerSubscriber(world());
    lastChat += 1;
    const connected = { ...user, telegram_id: lastChat };
    await world().db.updateTable('users').set(connected).where('id', '=', reader.id).execute();
    return { ...reader, chat: lastChat };
  }

  const withoutMail = () => chatter({ is_email_verified: false });
  const switched = ({ id: user_id }: Reader, on: { email: boolean; telegram: boolean }) =>
    world()
      .db.insertInto('channels')
      .values({ user_id, sms: true, ...on })
      .execute();

  /** Prints so many tenders on the day before a Monday, and writes its letters. */
  async function writeAbout(count: number, hours = monday): Promise<string[]> {
    at(hours - 24);
    const titles = await print(world(), folder(), count, { closes_at: '2026-12-30 10:00' });
    await note();
    at(hours);
    await write();
    await write();
    return titles;
  }

  it('comes into the chat once a week where no email is verified, without paid content', async () => {
    const reader = await withoutMail();
    const [title = ''] = await writeAbout(60);
    expect(await hears(reader)).toEqual(['telegram']);
    const [letter] = await world().letters(String(reader.chat));
    expect(letter?.subject).toBe('60 new tenders for you last week');
    for (const told of [title, 'Saddlery PLC', 'and 58 more', 'You get this on Mondays'])
      expect(letter?.html).toContain(told);
    for (const locked of ['Dec 2026', '30 Dec', 'Bids are invited', 'Addis Zemen'])
      expect(JSON.stringify(letter)).not.toContain(locked);
    expect(letter?.buttons).toEqual([
      [{ label: 'See all 60', app: '/myfeed/telegram' }],
      [{ label: 'Choose a plan', app: '/plan/telegram' }],
      [{ label: 'Stop this weekly letter', press: 'weekly:off' }],
    ]);
    at(monday + 7 * 24);
    await write();
    expect(await hears(reader), 'nothing new since').toEqual(['telegram']);
  });

  it('opens its only tender from the chat, and is listed with its reason', async () => {
    const reader = await withoutMail();
    await writeAbout(1);
    const [letter] = await world().letters(String(reader.chat));
    expect(letter?.buttons?.[0]).toEqual([
      { label: 'Open the tender', app: expect.stringMatching(/^\/tender\/telegram\/\d+$/) },
    ]);
    const token = await openSession(world().db, { userId: reader.id, purpose: 'login', at: world().clock.now });
    expect((await world().call('listDeliveries', { token })).deliveries).toMatchObject([
      { about: 'weeklyLetter', channel: 'telegram', because: [{ kind: 'preferences' }] },
    ]);
  });

  it('comes only by mail where both are possible, and into the chat when mail is switched off or bounces', async () => {
    const both = await chatter({ is_email_verified: true });
    const preferring = await chatter({ is_email_verified: true });
    const bounced = await chatter({ is_email_verified: true });
    await switched(both, { email: true, telegram: true });
    await switched(preferring, { email: false, telegram: true });
    const given = { reason: 'hard-bounce', at: world().clock.now } as const;
    await suppress(world().db, { channel: 'email', to: bounced.email }, given);
    await writeAbout(1);
    expect(await Promise.all([both, preferring, bounced].map(hears))).toEqual([['email'], ['telegram'], ['telegram']]);
  });

  it('is not sent when mail and Telegram are switched off, or the bot is blocked', async () => {
    const [silent, blocking] = [await withoutMail(), await withoutMail()];
    await switched(silent, { email: false, telegram: false });
    const given = { reason: 'blocked', at: world().clock.now } as const;
    await suppress(world().db, { channel: 'telegram', to: String(blocking.chat) }, given);
    await writeAbout(1);
    expect(await Promise.all([silent, blocking].map(hears))).toEqual([[], []]);
  });

  it('is stopped by its button in the chat, and turned on again', async () => {
    const reader = await withoutMail();
    await writeAbout(1);
    const press = (data: string) =>
      telegram.bring(pressFrom(telegram.nextId(), reader.chat, data, [[{ text: 'Press', callback_data: data }]]));
    const isOn = async () => {
      const channels = world().db.selectFrom('channels').select('weekly_letter').where('user_id', '=', reader.id);
      return (await channels.executeTakeFirstOrThrow()).weekly_letter;
    };
    for (const _press of [1, 2]) await press('weekly:off');
    expect(await isOn()).toBe(false);
    expect(JSON.stringify(telegram.calls.at(-1))).toContain('"Stopped. Turn it on again","callback_data":"weekly:on"');
    await writeAbout(1, monday + 7 * 24);
    expect(await hears(reader)).toEqual(['telegram']);
    await press('weekly:on');
    expect(await isOn()).toBe(true);
    await writeAbout(1, monday + 14 * 24);
    expect(await hears(reader)).toEqual(['telegram', 'telegram']);
  });
});
