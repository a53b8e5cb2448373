import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { createSealing } from '../database/sealing.ts';
import { saveChannels } from '../modules/account/channels.service.ts';
import type { Channel } from '../modules/notifications/channels.ts';
import type { Message } from '../modules/notifications/notification.ts';
import { createOutbox } from '../modules/notifications/outbox.ts';
import { createSmsMetrics } from '../modules/notifications/sms-budget.ts';
import { inFull } from './people.ts';
import { addresses, providersAt } from './providers.ts';
import { quickStart } from './quick-start.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { botToken } from './seeded.ts';

const entry = join(import.meta.dirname, 'delivering-process.ts');
export const channels = ['sms', 'email', 'telegram'] as const;
const carriers = { sms: 'afromessage', email: 'smtp', telegram: 'telegram' } as const;

/** Starts the sandbox with the bot token of the test processes. */
export const startCarriers = () => startSandbox({ TELEGRAM_BOT_TOKEN: botToken });

/** Slows the carriers down, so that many messages are on their way when a process dies. */
export async function slowDown(sandbox: Sandbox, ms: number): Promise<void> {
  for (const carrier of Object.values(carriers)) await sandbox.fail(carrier, { kind: 'slow', ms });
}

export interface DeliveringTime {
  /** The clock of the machine is wrong by this much. */
  wrongByMs: number;
  /** It acts as if it was this much later. */
  laterMs: number;
}

/** Starts a process that delivers the messages of a database to a sandbox. */
export async function startDelivering(databaseUrl: string, { url, smtpUrl }: Sandbox) {
  const child = fork(entry, [databaseUrl, url, smtpUrl], { env: { ...process.env, ...quickStart } });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  if (child.exitCode !== null) throw new Error('A process that delivers ended at once.');
  return {
    setTime: (change: Partial<DeliveringTime>) => child.send(change),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export type Delivering = Awaited<ReturnType<typeof startDelivering>>;

const rowsAtOnce = 1_000;

/** Adds `count` people and returns their ids. */
export async function addPeople(db: Database, count: number): Promise<number[]> {
  const person = { first_name: 'Abebe', last_name: 'Kebede', created_at: new Date() };
  const ids: number[] = [];
  while (ids.length < count) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - ids.length) }, () => person);
    const added = await db.insertInto('users').values(rows).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

const addressOf = (id: number, channel: Channel): string =>
  ({ sms: `+2519${String(id).padStart(8, '0')}`, email: `p${id}@awaj.test`, telegram: String(6_000_000 + id) })[
    channel
  ];

/** Adds people with proven contacts and without quiet hours, so that alerts are sent to them at any time. */
export async function addReaders(db: Database, count: number): Promise<number[]> {
  const ids = await addPeople(db, count);
  for (const id of ids)
    await db
      .updateTable('users')
      .set({
        email: addressOf(id, 'email'),
        is_email_verified: true,
        phone: inFull(addressOf(id, 'sms')),
        is_phone_verified: true,
        telegram_id: Number(addressOf(id, 'telegram')),
      })
      .where('id', '=', id)
      .execute();
  const noQuietHours = { quiet_from: 0, quiet_until: 0 };
  await db
    .insertInto('alert_settings')
    .values(ids.map((user_id) => ({ user_id, ...noQuietHours })))
    .execute();
  return ids;
}

/** Stops alerts on all channels, as the link in a letter does. */
export const stopAlerts = (db: Database, userId: number) => saveChannels(db, userId, { email: 0, SMS: 0, telegram: 0 });

/** An alert that names no tender, only how many there are. */
export const alertMessage = {
  template: 'newTenders',
  tenders: [],
  more: 3,
  closingSoon: 0,
  searches: [],
  hasFeed: true,
  listPath: '/myfeed',
} as const;

const writersAtOnce = 8;
const plentyOfSms = 1_000_000;

/** Writes a message to each person on each channel. */
export async function writeTo(
  db: Database,
  people: readonly number[],
  message: Message,
  ways: readonly Channel[] = channels,
): Promise<void> {
  const now = () => new Date();
  const outbox = createOutbox({
    sealing: createSealing(providersAt(null).secret),
    now,
    webUrl: addresses.web,
    dailySms: plentyOfSms,
    smsMetrics: createSmsMetrics({ db, now, daily: plentyOfSms }),
  });
  const letters = people.flatMap((userId) => ways.map((channel) => ({ userId, channel })));
  const write = async () => {
    for (let letter = letters.pop(); letter; letter = letters.pop()) {
      const { userId, channel } = letter;
      await outbox.enqueue(db, { userId, channel, to: addressOf(userId, channel), language: 'en', message });
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, write));
}

interface Count {
  delivered: number;
  duplicates: number;
}

interface Arrivals {
  once: number;
  again: number;
}

/** Counts what the carriers of the sandbox took on each channel. */
export async function countArrivals(sandbox: Sandbox): Promise<Record<Channel, Arrivals>> {
  const { byProvider } = await sandbox.control<{ byProvider: Record<string, Count> }>('GET', 'deliveries');
  const of = (carrier: string): Arrivals => {
    const { delivered = 0, duplicates = 0 } = byProvider[carrier] ?? {};
    return { once: delivered - duplicates, again: duplicates };
  };
  return { sms: of(carriers.sms), email: of(carriers.email), telegram: of(carriers.telegram) };
}

/**
 * Counts the messages that arrived before their readers stopped alerts, and lists how many milliseconds after that the
 * others arrived.
 */
export async function arrivedAfter(sandbox: Sandbox, stoppedAt: ReadonlyMap<number, Date>) {
  const { messages } = await sandbox.control<{ messages: { to: string; at: string }[] }>('GET', 'messages');
  const stops = new Map(
    [...stoppedAt].flatMap(([id, at]) => channels.map((channel) => [addressOf(id, channel), at.getTime()] as const)),
  );
  const waits = messages.map(({ to, at }) => Date.parse(at) - (stops.get(to) ?? Number.POSITIVE_INFINITY));
  return { before: waits.filter((ms) => ms <= 0).length, afterMs: waits.filter((ms) => ms > 0) };
}

/** Counts the calls that came too early after a carrier had asked to wait. */
export async function countTooEarly(sandbox: Sandbox): Promise<number> {
  const calls = await sandbox.control<Record<string, number>>('GET', 'calls');
  const early = Object.entries(calls).filter(([call]) => call.endsWith(' too early'));
  return early.reduce((sum, [, count]) => sum + count, 0);
}
