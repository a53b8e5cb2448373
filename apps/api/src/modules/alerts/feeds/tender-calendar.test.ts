import { dayMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { initDataOf } from '../../../testing/init-data.ts';
import { onOneDatabase } from '../../../testing/on-databases.ts';
import { seededAt } from '../../../testing/seeded.ts';
import type { World } from '../../../testing/world.ts';

const active = 91_001;
const inactive = 91_002;

const link = ({ db }: World, who: 'active' | 'inactive', telegram_id: number) =>
  db.updateTable('users').set({ telegram_id }).where('email', '=', `${who}@awaj.test`).execute();

/** One that closes in some days, at an instant. */
const openTender = ({ db }: World) =>
  db
    .selectFrom('tenders')
    .select(['id', 'title', 'closes_at'])
    .where('closes_at', '>', new Date(seededAt.getTime() + 3 * dayMs))
    .where('alternative_close_text', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();

const addressOf = async ({ call }: World, id: number, telegramId: number): Promise<string | null> =>
  (await call('getTelegramTender', { params: { id: String(id) }, initData: initDataOf(telegramId) })).calendar_url;

const fetchFile = ({ app }: World, url: string | null) => app.inject({ url: new URL(url ?? 'http://none').pathname });

const stamp = (at: Date | null): string => at?.toISOString().replace(/[-:]|\.\d+/g, '') ?? '';

onOneDatabase('a deadline for the calendar of a Telegram user', (world) => {
  beforeEach(async () => {
    world().clock.now = seededAt;
    await link(world(), 'active', active);
    await link(world(), 'inactive', inactive);
  });

  it('is a file that a browser fetches without logging in', async () => {
    const { id, title, closes_at } = await openTender(world());
    const answer = await fetchFile(world(), await addressOf(world(), id, active));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="awaj-${id}.ics"`);
    expect(answer.body).toContain(`DTSTART:${stamp(closes_at)}`);
    expect(answer.body.replaceAll('\r\n ', '')).toContain(title.slice(0, 20));
  });

  it('is not given to readers who may not see when tenders close', async () => {
    expect(await addressOf(world(), (await openTender(world())).id, inactive)).toBeNull();
  });

  it('is not given for a closed tender', async () => {
    const { id } = await world()
      .db.selectFrom('tenders')
      .select('id')
      .where('closes_at', '<', seededAt)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(await addressOf(world(), id, active)).toBeNull();
  });

  it('expires after a day, or when the subscription ends', async () => {
    const { db, clock } = world();
    const { id } = await openTender(world());
    const address = await addressOf(world(), id, active);
    clock.now = new Date(seededAt.getTime() + dayMs + 1_000);
    expect((await fetchFile(world(), address)).statusCode).toBe(404);
    clock.now = seededAt;
    expect((await fetchFile(world(), address)).statusCode).toBe(200);
    const user = db.selectFrom('users').select('id').where('telegram_id', '=', active);
    await db.updateTable('subscriptions').set({ ends_at: seededAt }).where('user_id', '=', user).execute();
    expect((await fetchFile(world(), address)).statusCode).toBe(404);
  });

  it.each([
    [
      'of another tender',
      (address: string) => address.replace(/(\/\d+\.)(\d+)/, (_all, user, id) => user + (Number(id) + 1)),
    ],
    ['for another person', (address: string) => address.replace(/\/(\d+)\./, (_all, id) => `/${Number(id) + 1}.`)],
    [
      'that lasts longer',
      (address: string) => address.replace(/\.(\d{10})\./, (_all, until) => `.${Number(until) + 1}.`),
    ],
    ['that is cut', (address: string) => address.slice(0, -8)],
  ])('is refused at an address %s', async (_what, spoil) => {
    const { clock, db } = world();
    clock.now = seededAt;
    const user = db.selectFrom('users').select('id').where('telegram_id', '=', active);
    const ends_at = new Date(seededAt.getTime() + 30 * dayMs);
    await db.updateTable('subscriptions').set({ ends_at }).where('user_id', '=', user).execute();
    const address = (await addressOf(world(), (await openTender(world())).id, active)) ?? '';
    expect((await fetchFile(world(), address)).statusCode).toBe(200);
    expect((await fetchFile(world(), spoil(address))).statusCode).toBe(404);
  });
});
