import { dayMs, hourMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { breakingAt, heard, morning, print, type Reader, subscribe } from '../../../testing/alerts.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { run } from '../../../testing/operator.ts';
import { signUp } from '../../../testing/people.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { createReminders } from './reminders.ts';

const { folder } = temporaryFolder();

onOneDatabase('reminders of saved tenders', (world) => {
  beforeEach(async () => {
    for (const table of ['reminder_round', 'reminders', 'saved_tenders'] as const)
      await world().db.deleteFrom(table).execute();
    setTime(morning);
  });

  const setTime = (now: Date) => {
    world().clock.now = now;
  };
  const inDays = (days: number, hours = 0) => new Date(morning.getTime() + days * dayMs + hours * hourMs);
  const remind = () => createReminders(world().services).run({});
  const hears = (reader: Reader) => heard(world(), reader, 'tendersClosing');
  const subjectsTo = async ({ email }: Reader) =>
    (await world().letters(email)).map(({ subject }) => subject).reverse();

  /** Tenders that close so many days and hours after the morning, saved a day before it; gives back one. */
  async function save(
    readers: readonly Reader[],
    days: number,
    { hours = 3, savedAt: saved_at = inDays(-1, 1), count = 1 } = {},
  ) {
    const { db } = world();
    const closes_at = inDays(days, hours).toISOString();
    const titles = await print(world(), folder(), count, { closes_at });
    const tenders = await db.selectFrom('tenders').select(['id', 'title']).where('title', 'in', titles).execute();
    const rows = readers.flatMap(({ id }) =>
      tenders.map((tender) => ({ user_id: id, tender_id: tender.id, saved_at })),
    );
    await db.insertInto('saved_tenders').values(rows).execute();
    const [tender] = tenders;
    if (!tender) throw new Error('nothing was printed');
    return tender;
  }

  async function remindEveryMorning(days: number): Promise<void> {
    for (let day = 0; day <= days; day++) {
      setTime(inDays(day, 0.1));
      await remind();
      await remind();
    }
  }

  it('come 7, 3 and 1 days before closing and on the day, once each, to subscribers who saved it', async () => {
    const [saver, other] = [await subscribe(world()), await subscribe(world())];
    const { id, title } = await save([saver], 8);
    await remindEveryMorning(9);
    expect(await subjectsTo(saver)).toEqual([
      `Closes in 7 days: ${title}`,
      `Closes in 3 days: ${title}`,
      `Closes tomorrow: ${title}`,
      `Closes today: ${title}`,
    ]);
    const [letter] = await world().letters(saver.email);
    expect(letter?.text).toContain('Closes today · 3 Dec · 24 Hedar · 10:00 am');
    expect(letter?.text).toContain('Saddlery PLC · Oromia');
    expect(letter?.text).toContain(`/tender/${id}`);
    expect(await hears(other)).toEqual([]);
  });

  it('say "about" when the closing day was estimated', async () => {
    const saver = await subscribe(world());
    const { id, title } = await save([saver], 8);
    const estimated = { deadline_working: sql<string>`jsonb_build_object('isApproximate', true)` };
    await world().db.updateTable('tenders').set(estimated).where('id', '=', id).execute();
    await remindEveryMorning(9);
    expect(await subjectsTo(saver)).toEqual([
      `Closes in about 7 days: ${title}`,
      `Closes in about 3 days: ${title}`,
      `Closes about tomorrow: ${title}`,
      `Closes about today: ${title}`,
    ]);
  });

  it('are one message a morning, the soonest to close first, with four named and the rest counted', async () => {
    const saver = await subscribe(world());
    await save([saver], 3, { count: 26 });
    await save([saver], 1, { count: 26 });
    await remind();
    const [letter] = await world().letters(saver.email);
    expect(letter?.subject).toBe('52 of your saved tenders close soon');
    expect(letter?.text.match(/\/tender\/\d+/g)).toHaveLength(4);
    expect(letter?.text).toContain('and 48 more');
    expect(letter?.text).not.toContain('Closes in 3 days');
    expect(await hears(saver)).toEqual(['email']);
  });

  it('skip days that had passed when the tender was saved', async () => {
    const saver = await subscribe(world());
    await save([saver], 2, { savedAt: inDays(0, 0.01) });
    await remindEveryMorning(3);
    expect((await subjectsTo(saver)).map((subject) => subject.split(':')[0])).toEqual([
      'Closes tomorrow',
      'Closes today',
    ]);
  });

  it('follow a changed deadline', async () => {
    const saver = await subscribe(world());
    const { id } = await save([saver], 3);
    await remind();
    await run(world(), 'tender', 'extend', String(id), '--until', '2026-12-08 10:00');
    await remindEveryMorning(13);
    const told = (await subjectsTo(saver)).filter((subject) => subject.startsWith('Closes'));
    expect(told.map((subject) => subject.split(':')[0])).toEqual([
      'Closes in 3 days',
      'Closes in 7 days',
      'Closes in 3 days',
      'Closes tomorrow',
      'Closes today',
    ]);
  });

  it('do not come for tenders that are cancelled, withdrawn, no longer saved or closed', async () => {
    const savers = [];
    for (let count = 0; count < 4; count++) savers.push(await subscribe(world()));
    const [cancelled, withdrawn, unsaved, closed] = savers;
    if (!cancelled || !withdrawn || !unsaved || !closed) throw new Error('four people are needed');
    await run(world(), 'tender', 'cancel', String((await save([cancelled], 1)).id));
    await run(world(), 'tender', 'withdraw', String((await save([withdrawn], 1)).id), '--reason', 'not ours');
    await save([unsaved], 1);
    await world().db.deleteFrom('saved_tenders').where('user_id', '=', unsaved.id).execute();
    await save([closed], 0, { hours: 1 });
    setTime(inDays(0, 2));
    await remind();
    for (const saver of savers) expect(await hears(saver)).toEqual([]);
  });

  it('do not come after the subscription has ended', async () => {
    const saver = await subscribe(world());
    await save([saver], 1);
    await world().db.updateTable('subscriptions').set({ ends_at: morning }).where('user_id', '=', saver.id).execute();
    await remind();
    expect(await hears(saver)).toEqual([]);
  });

  it('make up for missed mornings once while there is time, and never at night', async () => {
    const saver = await subscribe(world());
    const [inTime, late] = [await save([saver], 8), await save([saver], 2)];
    await remind();
    setTime(inDays(2, 15));
    await remind();
    expect(await hears(saver), 'at night').toEqual([]);
    setTime(inDays(3));
    await remind();
    expect(await subjectsTo(saver)).toEqual([`Closes in 5 days: ${inTime.title}`]);
    const [letter] = await world().letters(saver.email);
    expect(letter?.text).not.toContain(late.title);
  });

  it('wait for the reader’s hours and the end of their holiday', async () => {
    const [late, away] = [await subscribe(world()), await subscribe(world())];
    await save([late, away], 3);
    const usual = { quiet_from: 21, quiet_until: 7 };
    await world()
      .db.insertInto('alert_settings')
      .values([
        { ...usual, user_id: late.id, quiet_until: 9 },
        { ...usual, user_id: away.id, holiday_until: '2026-11-27' },
      ])
      .execute();
    await remind();
    setTime(inDays(0, 1));
    await remind();
    expect([await hears(late), await hears(away)]).toEqual([[], []]);
    setTime(inDays(0, 2));
    await remind();
    expect([await hears(late), await hears(away)]).toEqual([['email'], []]);
    setTime(inDays(2));
    await remind();
    expect((await subjectsTo(away)).map((subject) => subject.split(':')[0])).toEqual(['Closes tomorrow']);
  });

  it('can be switched off and on again', async () => {
    const { token, email } = await signUp(world());
    const { id } = await world()
      .db.selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await world().db.updateTable('users').set({ is_email_verified: true }).where('id', '=', id).execute();
    const ends_at = inDays(30);
    await world()
      .db.insertInto('subscriptions')
      .values({ user_id: id, starts_at: inDays(-1), ends_at })
      .execute();
    const choose = (is_on: boolean) => world().call('saveReminders', { body: { is_on }, token });
    expect(await world().call('getReminders', { token })).toEqual({ is_on: true });
    await save([{ id, email }], 1);
    await choose(false);
    expect(await choose(false)).toEqual({ status: true, is_on: false });
    expect(await world().call('getReminders', { token })).toEqual({ is_on: false });
    await remind();
    expect(await hears({ id, email })).toEqual([]);
    await choose(true);
    setTime(inDays(1, -1));
    await remind();
    setTime(inDays(1));
    await remind();
    expect(await hears({ id, email })).toEqual(['email']);
  });

  it('are not delivered after their day', async () => {
    const saver = await subscribe(world());
    await save([saver], 0);
    await remind();
    const messages = world().db.selectFrom('messages').select('expires_at').where('user_id', '=', saver.id);
    expect(await messages.execute()).toEqual([{ expires_at: inDays(0, 14) }]);
  });

  it('continue after a crash, even on the next day, and are sent once by several processes', async () => {
    const savers = [];
    for (let count = 0; count < 101; count++) savers.push(await subscribe(world()));
    await save(savers, 3);
    const { services } = world();
    const messages = breakingAt(101, services.messages);
    const broken = createReminders({ ...services, messages });
    await expect(broken.run({})).rejects.toThrow('the database went away');
    setTime(inDays(1));
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    for (const saver of savers) expect(await hears(saver)).toEqual(['email']);
  });
});
