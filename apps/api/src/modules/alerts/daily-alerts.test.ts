import { dayMs, hourMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { run as runCommand } from '../../testing/operator.ts';
import { inFull } from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { World } from '../../testing/world.ts';
import { createNames } from '../catalog/names/names.ts';
import { createDailyAlerts } from './daily-alerts.ts';

const { fileOf } = temporaryFolder();
const morning = new Date('2026-11-25T04:00:00Z');
const [furniture, oromia] = ['furniture', 'oromia'];

let printed = 0;

/** Brings in new tenders by a file, as somebody does it. */
async function print(world: World, count: number, change: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    printed += 1;
    return {
      external_key: `alert-${printed}`,
      title: `Supply of chairs, lot ${printed}`,
      content: '<p>Bids are invited.</p>',
      language: 'english',
      company: 'Saddlery PLC',
      categories: [furniture],
      regions: [oromia],
      sources: [{ source: 'addis-zemen', published_on: '2026-11-19' }],
      reference_number: `A/${printed}`,
      closes_at: '2026-12-20 10:00',
      ...change,
    };
  });
  await runCommand(world, 'import', fileOf(`${printed}.jsonl`, rows.map((row) => JSON.stringify(row)).join('\n')));
  return rows.map(({ title }) => title);
}

interface Reader {
  id: number;
  email: string;
}

let subscribed = 0;

/** A subscriber who hears of furniture in Oromia by mail. */
async function subscribe({ db, clock }: World): Promise<Reader> {
  subscribed += 1;
  const email = `reader${subscribed}@awaj.test`;
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Sara',
      last_name: 'Bekele',
      email,
      is_email_verified: true,
      phone: inFull(`093${String(subscribed).padStart(7, '0')}`),
      is_phone_verified: true,
      language: 'en',
      created_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ends_at = new Date(clock.now.getTime() + 90 * dayMs);
  await db
    .insertInto('subscriptions')
    .values({ user_id: id, starts_at: new Date(0), ends_at })
    .execute();
  const idOf = async (table: 'categories' | 'regions', slug: string) =>
    (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  await db
    .insertInto('preferred_categories')
    .values({ user_id: id, category_id: await idOf('categories', furniture) })
    .execute();
  await db
    .insertInto('preferred_regions')
    .values({ user_id: id, region_id: await idOf('regions', oromia) })
    .execute();
  return { id, email };
}

const alertJob = ({ services }: World) => createDailyAlerts({ ...services, readNames: createNames(services) });

/** What has been written to somebody about new tenders, by channel. */
async function heard({ db }: World, { id }: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('channel')
    .where('user_id', '=', id)
    .where('template', '=', 'newTenders')
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => channel ?? 'none');
}

onEveryDatabase('the alerts of a morning', (world) => {
  beforeEach(async () => {
    const { db, clock } = world();
    clock.now = morning;
    for (const table of ['digests', 'alert_runs', 'new_tenders', 'preferred_categories'] as const)
      await db.deleteFrom(table).execute();
  });

  const tell = () => alertJob(world()).run({});
  const at = (hours: number) => {
    world().clock.now = new Date(morning.getTime() + hours * hourMs);
  };

  it('tell each subscriber once of the new tenders that fit, and of no others', async () => {
    const reader = await subscribe(world());
    const [first = '', second = ''] = await print(world(), 2);
    const [elsewhere = ''] = await print(world(), 1, { title: 'Supply of chairs in Harar', regions: ['harari'] });
    await tell();
    await tell();
    const letters = await world().letters(reader.email);
    expect(letters.map(({ subject }) => subject)).toContain('2 new tenders for you');
    const [letter] = letters;
    expect(letter?.text).toContain(first);
    expect(letter?.text).toContain(second);
    expect(letter?.text).toContain('Saddlery PLC · closes 20 Dec 2026');
    expect(letter?.text).not.toContain(elsewhere);
    expect(letter?.html).toContain('/tender/');
    expect(await heard(world(), reader)).toEqual(['email']);
    at(24);
    await tell();
    expect(await heard(world(), reader), 'nothing new the next day').toEqual(['email']);
  });

  it('go by every channel that is switched on and proven', async () => {
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
    await print(world(), 1);
    await tell();
    expect(await heard(world(), reader)).toEqual(['email', 'sms', 'telegram']);
    expect(await heard(world(), quiet)).toEqual([]);
    expect(await heard(world(), unproven)).toEqual([]);
  });

  it('tell nothing to whoever has no subscription or is closed out', async () => {
    const [ended, disabled] = [await subscribe(world()), await subscribe(world())];
    const { db } = world();
    await db.updateTable('subscriptions').set({ ends_at: morning }).where('user_id', '=', ended.id).execute();
    await db.updateTable('users').set({ disabled_at: morning }).where('id', '=', disabled.id).execute();
    await print(world(), 1);
    await tell();
    expect(await heard(world(), ended)).toEqual([]);
    expect(await heard(world(), disabled)).toEqual([]);
  });

  it('wait at night, make up for mornings that were missed, and name no tender that has closed since', async () => {
    const reader = await subscribe(world());
    at(15);
    await print(world(), 1, { title: 'Closes tomorrow', closes_at: '2026-11-26 10:00' });
    await tell();
    expect(await heard(world(), reader), 'in the evening').toEqual([]);
    await print(world(), 1, { title: 'Closes later' });
    at(3 * 24);
    await tell();
    const [letter] = await world().letters(reader.email);
    expect(letter?.subject).toBe('A new tender for you');
    expect(letter?.text).toContain('Closes later');
    expect(letter?.text).not.toContain('Closes tomorrow');
  });

  it('name fifty tenders, ten in a chat, and count the rest', async () => {
    const reader = await subscribe(world());
    await world().db.updateTable('users').set({ telegram_id: 77_000_002 }).where('id', '=', reader.id).execute();
    await world()
      .db.insertInto('channels')
      .values({ user_id: reader.id, email: true, sms: false, telegram: true })
      .execute();
    await print(world(), 60);
    await tell();
    const [mail] = await world().letters(reader.email);
    const [chat] = await world().letters('77000002');
    const named = (text = '') => text.match(/\/tender\/\d+/g)?.length;
    expect([mail?.subject, chat?.subject]).toEqual(['60 new tenders for you', '60 new tenders for you']);
    expect([named(mail?.text), named(chat?.text)]).toEqual([50, 10]);
    expect(mail?.text).toContain('See 10 more in your feed');
    expect(chat?.text).toContain('See 50 more in your feed');
    expect(chat?.text.length).toBeLessThan(4_096);
  });

  it('are taken up where they broke off, so that nobody is left out or told twice', async () => {
    const readers = [];
    for (let count = 0; count < 101; count++) readers.push(await subscribe(world()));
    await print(world(), 1);
    const { services } = world();
    let calls = 0;
    const messages: typeof services.messages = {
      ...services.messages,
      announce(...args) {
        calls += 1;
        if (calls === 101) throw new Error('the database went away');
        return services.messages.announce(...args);
      },
    };
    const broken = createDailyAlerts({ ...services, messages, readNames: createNames(services) });
    await expect(broken.run({})).rejects.toThrow('the database went away');
    await tell();
    for (const reader of readers) expect(await heard(world(), reader)).toEqual(['email']);
  });

  it('go out once when two processes send them at the same time', async () => {
    const readers = [];
    for (let count = 0; count < 5; count++) readers.push(await subscribe(world()));
    await print(world(), 1);
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    for (const reader of readers) expect(await heard(world(), reader)).toEqual(['email']);
  });
});
