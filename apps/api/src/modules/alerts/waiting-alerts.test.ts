import { dayMs, hourMs } from '@awaj/domain/duration';
import { beforeEach, describe, expect, it } from 'vitest';
import { morning, print, type Reader, searcher, subscribe } from '../../testing/alerts.ts';
import { moveOn } from '../../testing/clock.ts';
import { inTurn } from '../../testing/in-turn.ts';
import { withSandbox } from '../../testing/on-databases.ts';
import { run } from '../../testing/operator.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { World } from '../../testing/world.ts';
import { createMessageBacklog } from '../notifications/delivery/delivery.ts';
import { createAlerts } from './alerts.ts';
import { createReminders } from './reminders/reminders.ts';

const { folder } = temporaryFolder();

/** The state of the only message to a reader, and the number of mails that arrived. */
async function outcome({ db, drain }: World, sandbox: Sandbox, { id, email }: Reader) {
  await drain();
  const message = db.selectFrom('messages').select(['state', 'reason']).where('user_id', '=', id);
  return { ...(await message.executeTakeFirstOrThrow()), arrived: (await sandbox.messages(email)).length };
}

const sent = { state: 'sent', reason: null, arrived: 1 };
const failed = (reason: string) => ({ state: 'failed', reason, arrived: 0 });

withSandbox('an alert that waits for delivery', (world, sandbox) => {
  beforeEach(async () => {
    world().clock.now = morning;
    await world().db.deleteFrom('reminder_round').execute();
  });
  describe('of new tenders', () => newTenders(world, sandbox));
  describe('of a deadline', () => reminders(world, sandbox));
});

function newTenders(world: () => World, sandbox: () => Sandbox): void {
  /** Somebody who hears at once of a new tender that closes in so many days; the message waits. */
  async function alerted(closesInDays = 20): Promise<Reader & { token: string }> {
    const reader = await searcher(world(), {});
    const closesAt = new Date(morning.getTime() + closesInDays * dayMs).toISOString();
    await print(world(), folder(), 1, { closes_at: closesAt });
    await createAlerts(world().services).run({});
    return reader;
  }

  const outcomeFor = (reader: Reader) => outcome(world(), sandbox(), reader);

  it('is sent as soon as possible', async () => {
    const reader = await alerted();
    moveOn(world(), hourMs);
    expect(await outcomeFor(reader)).toEqual(sent);
  });

  it('is dropped when none of the tenders is open any more', async () => {
    const reader = await alerted(1);
    moveOn(world(), dayMs + hourMs);
    expect(await outcomeFor(reader)).toEqual(failed('expired'));
  });

  it('waits for the morning when it is night meanwhile', async () => {
    const reader = await alerted();
    moveOn(world(), 15 * hourMs);
    expect(await outcomeFor(reader)).toEqual({ state: 'waiting', reason: 'quiet-hours', arrived: 0 });
    moveOn(world(), 9 * hourMs);
    expect(await outcomeFor(reader)).toEqual(sent);
  });

  it.each([
    ['has another email', { email: 'moved-on@awaj.test' }],
    ['has an email that is not proven any more', { is_email_verified: false }],
    ['is closed out', { disabled_at: morning }],
  ])('is not sent when its reader %s', async (_what, change) => {
    const reader = await alerted();
    await world().db.updateTable('users').set(change).where('id', '=', reader.id).execute();
    expect(await outcomeFor(reader)).toEqual(failed('suppressed'));
    await world().db.updateTable('users').set({ email: reader.email }).where('id', '=', reader.id).execute();
  });

  it('is not sent after its search is deleted', async () => {
    const reader = await alerted();
    const { token } = reader;
    const [search] = (await world().call('listSavedSearches', { token })).saved_searches;
    await world().call('deleteSavedSearch', { params: { id: search?.id ?? 0 }, token });
    expect(await outcomeFor(reader)).toEqual(failed('stopped'));
  });

  it('is not sent when the reader unsubscribes while it waits', async () => {
    const reader = await alerted();
    const { services, call } = world();
    const [mailer, ...others] = services.carriers.email;
    if (!mailer) throw new Error('no mail is sent');
    const stopping = {
      ...mailer,
      async awaitTurn() {
        await call('saveChannels', { body: { email: 0 }, token: reader.token });
        return inTurn();
      },
    };
    const carriers = { ...services.carriers, email: [stopping, ...others] };
    for (const { take } of createMessageBacklog({ ...services, carriers }).lanes)
      await Promise.all((await take(20)).map((work) => work()));
    expect(await outcomeFor(reader)).toEqual(failed('stopped'));
  });
}

function reminders(world: () => World, sandbox: () => Sandbox): void {
  /** Somebody who is reminded of a saved tender that closes in three days; the message waits. */
  async function reminded(): Promise<{ reader: Reader; tenderId: number }> {
    const { db } = world();
    const reader = await subscribe(world());
    const closes_at = new Date(morning.getTime() + 3 * dayMs + hourMs).toISOString();
    const [title = ''] = await print(world(), folder(), 1, { closes_at });
    const { id } = await db.selectFrom('tenders').select('id').where('title', '=', title).executeTakeFirstOrThrow();
    const saved_at = new Date(morning.getTime() - hourMs);
    await db.insertInto('saved_tenders').values({ user_id: reader.id, tender_id: id, saved_at }).execute();
    moveOn(world(), 1_000);
    await createReminders(world().services).run({});
    moveOn(world(), hourMs);
    return { reader, tenderId: id };
  }

  it('is sent while it is still true', async () => {
    const { reader } = await reminded();
    expect(await outcome(world(), sandbox(), reader)).toEqual(sent);
  });

  it.each([
    ['has more time', (id: string) => run(world(), 'tender', 'extend', id, '--until', '2026-12-30')],
    ['is cancelled', (id: string) => run(world(), 'tender', 'cancel', id)],
    [
      'is not saved any more',
      (id: string) => world().db.deleteFrom('saved_tenders').where('tender_id', '=', Number(id)).execute(),
    ],
  ])('is dropped when the tender %s', async (_what, change) => {
    const { reader, tenderId } = await reminded();
    await change(String(tenderId));
    expect(await outcome(world(), sandbox(), reader)).toEqual(failed('outdated'));
  });

  it('is not sent after reminders are switched off', async () => {
    const { reader } = await reminded();
    await world().db.insertInto('reminders_off').values({ user_id: reader.id }).execute();
    expect(await outcome(world(), sandbox(), reader)).toEqual(failed('stopped'));
  });
}
