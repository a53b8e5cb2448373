import { dayMs, hourMs } from '@awaj/domain/duration';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginMorning, morning, print, type Reader, searcher, subscribe } from '../../testing/alerts.ts';
import { moveOn } from '../../testing/clock.ts';
import { inTurn } from '../../testing/in-turn.ts';
import { withSandbox } from '../../testing/on-databases.ts';
import { run } from '../../testing/operator.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { World } from '../../testing/world.ts';
import { createMessageBacklog } from '../notifications/delivery/delivery.ts';
import { createAlerts } from './alerts.ts';
import { createChangeAlerts } from './change-alerts.ts';
import { createReminders } from './reminders/reminders.ts';

const { folder } = temporaryFolder();

/** Each test has a morning of its own, because a carrier's rest must not begin in the future. */
let today = morning;
const daysLater = (days: number) => new Date(today.getTime() + days * dayMs + hourMs);
/** A deadline later than all others of a test. */
const muchLater = () => dateInAddis(daysLater(40));

let lastChat = 9_400;

/** Switches all channels on and returns their addresses. */
async function onAllChannels({ db }: World, { id, email }: Reader): Promise<string[]> {
  lastChat += 1;
  const users = db.updateTable('users').set({ telegram_id: lastChat }).where('id', '=', id);
  const { phone } = await users.returning('phone').executeTakeFirstOrThrow();
  await db.insertInto('channels').values({ user_id: id, email: true, sms: true, telegram: true }).execute();
  return [email, String(lastChat), phone ?? ''];
}

interface Printed {
  id: string;
  title: string;
}

/** Prints a tender that closes in so many days. */
async function printOne(world: World, closesInDays: number): Promise<Printed> {
  const closes_at = daysLater(closesInDays).toISOString();
  const [title = ''] = await print(world, folder(), 1, { closes_at });
  const { id } = await world.db.selectFrom('tenders').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  return { id: String(id), title };
}

const save = ({ db }: World, { id: user_id }: Reader, { id }: Printed) =>
  db
    .insertInto('saved_tenders')
    .values({ user_id, tender_id: Number(id), saved_at: new Date(today.getTime() - hourMs) })
    .execute();

withSandbox('an alert about several tenders that waits through an outage', (world, sandbox) => {
  beforeEach(async () => {
    await beginMorning(world());
    today = new Date(today.getTime() + 10 * dayMs);
    world().clock.now = today;
    await world().db.deleteFrom('reminder_round').execute();
  });
  describe('of new tenders', () => newTenders(world, sandbox));
  describe('of saved tenders', () => savedTenders(world, sandbox));
});

/** Nothing can be sent until the work is done. */
async function duringOutage({ drain }: World, sandbox: Sandbox, work: () => Promise<unknown>): Promise<void> {
  for (const carrier of ['afromessage', 'geezsms', 'smtp', 'telegram'])
    await sandbox.fail(carrier, { kind: 'fail', status: 503 });
  await drain();
  await work();
  await sandbox.heal();
}

/** The texts of the messages that arrived at each address, with their subjects. */
async function arrivedAt({ drain }: World, sandbox: Sandbox, addresses: readonly string[]): Promise<string[][]> {
  await drain();
  const arrived = await Promise.all(addresses.map((address) => sandbox.messages(address)));
  return arrived.map((messages) => messages.map(({ subject = '', text }) => `${subject}\n${text}`));
}

function newTenders(world: () => World, sandbox: () => Sandbox): void {
  it('names only those that are open when it is sent, on every channel', async () => {
    const reader = await searcher(world(), {});
    const addresses = await onAllChannels(world(), reader);
    const closing = await printOne(world(), 1);
    const [withdrawn, open] = [await printOne(world(), 20), await printOne(world(), 20)];
    await createAlerts(world().services).run({});
    await duringOutage(world(), sandbox(), async () => {
      moveOn(world(), dayMs + 2 * hourMs);
      await run(world(), 'tender', 'withdraw', withdrawn.id);
    });
    const arrived = await arrivedAt(world(), sandbox(), addresses);
    expect(arrived.map((texts) => texts.length)).toEqual([1, 1, 1]);
    for (const text of arrived.flat()) {
      expect(text).toContain('1 new tender for you');
      expect(text).toContain(open.title);
      for (const { title } of [closing, withdrawn]) expect(text).not.toContain(title);
    }
  });

  it('says how many days are left when it is sent', async () => {
    const reader = await searcher(world(), {});
    const tenders = [await printOne(world(), 5), await printOne(world(), 9)];
    await createAlerts(world().services).run({});
    await duringOutage(world(), sandbox(), async () => moveOn(world(), 2 * dayMs));
    const [[text = ''] = []] = await arrivedAt(world(), sandbox(), [reader.email]);
    for (const { title } of tenders) expect(text).toContain(title);
    expect(text).toContain('2 new tenders for you, 2 closing within 7 days');
    expect(text).toContain('3 days left');
    expect(text).toContain('7 days left');
  });

  it('does not say when a tender closes whose deadline has moved', async () => {
    const reader = await searcher(world(), {});
    const [moved] = [await printOne(world(), 5), await printOne(world(), 5)];
    await createAlerts(world().services).run({});
    await duringOutage(world(), sandbox(), () =>
      run(world(), 'tender', 'extend', moved?.id ?? '', '--until', muchLater()),
    );
    moveOn(world(), hourMs);
    const [[text = ''] = []] = await arrivedAt(world(), sandbox(), [reader.email]);
    expect(text).toContain('2 new tenders for you, 1 closing within 7 days');
    expect(text.match(/5 days left/g)).toHaveLength(1);
  });

  it('is written again when one is cancelled at the last moment', async () => {
    const reader = await searcher(world(), {});
    const [cancelled, open] = [await printOne(world(), 20), await printOne(world(), 20)];
    await createAlerts(world().services).run({});
    const { services } = world();
    const [mailer, ...others] = services.carriers.email;
    if (!mailer) throw new Error('no mail is sent');
    const cancelling = {
      ...mailer,
      async awaitTurn() {
        await run(world(), 'tender', 'cancel', cancelled.id);
        return inTurn();
      },
    };
    const carriers = { ...services.carriers, email: [cancelling, ...others] };
    for (const { take } of createMessageBacklog({ ...services, carriers }).lanes)
      await Promise.all((await take(20)).map((work) => work()));
    expect(await sandbox().messages(reader.email), 'as it was written first').toEqual([]);
    const [[text = '', ...again] = []] = await arrivedAt(world(), sandbox(), [reader.email]);
    expect([text.includes(open.title), text.includes(cancelled.title), again]).toEqual([true, false, []]);
  });

  it('is dropped when all of them are withdrawn', async () => {
    const reader = await searcher(world(), {});
    const tenders = [await printOne(world(), 20), await printOne(world(), 20)];
    await createAlerts(world().services).run({});
    for (const { id } of tenders) await run(world(), 'tender', 'withdraw', id);
    expect(await arrivedAt(world(), sandbox(), [reader.email])).toEqual([[]]);
    const { deliveries } = await world().call('listDeliveries', { token: reader.token });
    expect(deliveries).toMatchObject([{ state: 'failed', reason: 'outdated' }]);
  });
}

function savedTenders(world: () => World, sandbox: () => Sandbox): void {
  it('reminds only of those that still close on that day, and lists no other reason', async () => {
    const reader = await subscribe(world());
    const addresses = await onAllChannels(world(), reader);
    const [extended, due] = [await printOne(world(), 3), await printOne(world(), 3)];
    for (const tender of [extended, due]) await save(world(), reader, tender);
    moveOn(world(), 1_000);
    await createReminders(world().services).run({});
    await duringOutage(world(), sandbox(), () => run(world(), 'tender', 'extend', extended.id, '--until', muchLater()));
    moveOn(world(), hourMs);
    const arrived = await arrivedAt(world(), sandbox(), addresses);
    const reminders = arrived.map((texts) => texts.filter((text) => !/more time|new deadline/i.test(text)));
    expect(reminders.map((texts) => texts.length)).toEqual([1, 1, 1]);
    for (const text of reminders.flat()) {
      expect(text).toContain('loses in 3 days');
      expect(text).toContain(due.title);
      expect(text).not.toContain(extended.title);
    }
    const messages = world().db.selectFrom('messages').select('because').where('user_id', '=', reader.id);
    const told = await messages.where('template', '=', 'tendersClosing').execute();
    const because = [{ kind: 'saved_tender', id: Number(due.id), name: due.title }];
    expect(told).toEqual(Array(3).fill({ because }));
  });

  it('tells the changes of those that are not cancelled or removed meanwhile', async () => {
    const reader = await subscribe(world());
    const [cancelled, removed, changed] = [
      await printOne(world(), 9),
      await printOne(world(), 9),
      await printOne(world(), 9),
    ];
    for (const tender of [cancelled, removed, changed]) {
      await save(world(), reader, tender);
      await run(world(), 'tender', 'extend', tender.id, '--until', muchLater());
    }
    await createChangeAlerts(world().services).run({});
    await duringOutage(world(), sandbox(), async () => {
      await run(world(), 'tender', 'cancel', cancelled.id);
      await world().db.deleteFrom('saved_tenders').where('tender_id', '=', Number(removed.id)).execute();
    });
    moveOn(world(), hourMs);
    const [texts = []] = await arrivedAt(world(), sandbox(), [reader.email]);
    expect(texts.filter((text) => text.includes('More time')).map((text) => text.split('\n')[0])).toEqual([
      `More time: ${changed.title}`,
    ]);
    expect(texts.join('\n')).not.toContain(removed.title);
  });
}
