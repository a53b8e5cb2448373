// How fast messages leave, and whether codes wait for them: pnpm bench delivery-speed [people]
import { setTimeout as delay } from 'node:timers/promises';
import { addPeople, writeTo } from '@awaj/api/testing/delivering';
import { secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { quantile } from '../statistics.ts';
import { printTable, verdict } from '../table.ts';
import { inScene, isReached, message, type Scene, startTwoProcesses } from './mailing.ts';

const people = Number(process.argv[2] ?? 10_000);
const mails = 5_000;
const chats = 2_000;
const codes = 200;
const betweenCodesMs = 100;
const withinMs = 20 * 60_000;

interface Pace {
  aSecond: number;
  most: number;
}

/** How many arrived per second on average, and in the busiest second, whenever it began. */
async function paceOf({ sandbox }: Scene, channel: 'mail' | 'telegram'): Promise<Pace> {
  const { messages } = await sandbox.control<{ messages: { at: string }[] }>('GET', `messages?channel=${channel}`);
  const times = messages.map(({ at }) => Date.parse(at)).sort((a, b) => a - b);
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  let most = 0;
  let from = 0;
  for (const [place, time] of times.entries()) {
    while ((times[from] ?? time) <= time - secondMs) from += 1;
    most = Math.max(most, place - from + 1);
  }
  return { aSecond: ((times.length - 1) * secondMs) / spanMs, most };
}

async function measurePace(scene: Scene, channel: 'email' | 'telegram', ids: readonly number[]): Promise<Pace> {
  const { db, sandbox } = scene;
  await sql`delete from messages`.execute(db);
  await sandbox.control('DELETE', 'state');
  await writeTo(db, ids, message, [channel]);
  const running = await startTwoProcesses(scene);
  await isReached(db, ({ open }) => open === 0, withinMs);
  for (const each of running) await each.kill();
  return paceOf(scene, channel === 'email' ? 'mail' : channel);
}

/** How long codes waited, in seconds, while other messages waited as well. */
async function measureCodes(scene: Scene, ids: readonly number[]): Promise<number[]> {
  const { db } = scene;
  await sql`delete from messages`.execute(db);
  await writeTo(db, ids, message);
  const running = await startTwoProcesses(scene);
  for (const id of ids.slice(0, codes)) {
    await writeTo(db, [id], { template: 'contactCode', code: '1234' }, ['sms']);
    await delay(betweenCodesMs);
  }
  await delay(5 * secondMs);
  const { rows } = await sql<{ waited: number }>`
    select extract(epoch from coalesce(sent_at, now()) - created_at)::float as waited from messages
    where template = 'contactCode'`.execute(db);
  const { rows: left } = await sql<{ open: number }>`
    select count(*)::int as open from messages where state = 'waiting'`.execute(db);
  console.log(`${left[0]?.open} of ${3 * ids.length} still waited when the last code had left.\n`);
  for (const each of running) await each.kill();
  return rows.map(({ waited }) => waited);
}

await inScene(async (scene) => {
  const ids = await addPeople(scene.db, people);
  const mail = await measurePace(scene, 'email', ids.slice(0, mails));
  const chat = await measurePace(scene, 'telegram', ids.slice(0, chats));
  const waited = await measureCodes(scene, ids);
  const p99 = quantile(waited, 0.99);
  printTable(
    ['Two processes', 'Target', 'Measured', ''],
    [
      ['mails a second', '≥ 200', mail.aSecond, verdict(mail.aSecond >= 200)],
      ['chats a second', '≥ 25', chat.aSecond, verdict(chat.aSecond >= 25)],
      ['chats in the second with most of them', '≤ 30', chat.most, verdict(chat.most <= 30)],
      [`a code leaves beside ${3 * people} messages, s (p99)`, '≤ 5', p99, verdict(p99 <= 5)],
    ],
  );
});
