// All carriers are down for ten seconds, then ask for pauses for five seconds, and then work again:
// pnpm bench delivery-outage [people]
import { setTimeout as delay } from 'node:timers/promises';
import { addPeople, channels, countArrivals, countTooEarly, writeTo } from '@awaj/api/testing/delivering';
import { sql } from 'kysely';
import { printTable, verdict } from '../table.ts';
import { inScene, isReached, message, type Scene, startTwoProcesses } from './mailing.ts';

const people = Number(process.argv[2] ?? 2_000);
const downMs = 10_000;
const stormMs = 5_000;
const waitSeconds = 3;
const withinMs = 10 * 60_000;
/** How each carrier refuses. A chat with an unknown outcome would wait ten minutes, longer than this outage. */
const outages = {
  afromessage: { kind: 'fail', status: 503 },
  geezsms: { kind: 'fail', status: 503 },
  smtp: { kind: 'fail', status: 451 },
  telegram: { kind: 'fail', status: 502 },
};
const carriers = Object.keys(outages) as (keyof typeof outages)[];

/** How long it takes until everybody has a message on each channel. */
async function deliver({ db, sandbox }: Scene, ids: readonly number[], disturb: () => Promise<void>): Promise<number> {
  await sql`delete from messages`.execute(db);
  await sandbox.control('DELETE', 'state');
  const began = performance.now();
  await Promise.all([writeTo(db, ids, message), disturb()]);
  await isReached(db, ({ open }) => open === 0, withinMs);
  return performance.now() - began;
}

await inScene(async (scene) => {
  const { db, sandbox } = scene;
  const running = await startTwoProcesses(scene);
  const ids = await addPeople(db, people);
  const undisturbed = await deliver(scene, ids, async () => {});
  const disturbed = await deliver(scene, ids, async () => {
    for (const carrier of carriers) await sandbox.fail(carrier, outages[carrier]);
    await delay(downMs);
    for (const carrier of carriers) await sandbox.fail(carrier, { kind: 'rate-limit', retryAfter: waitSeconds });
    await delay(stormMs);
    await sandbox.heal();
  });
  const arrivals = await countArrivals(sandbox);
  const tooEarly = await countTooEarly(sandbox);
  const once = channels.reduce((sum, channel) => sum + arrivals[channel].once, 0);
  const again = channels.reduce((sum, channel) => sum + arrivals[channel].again, 0);
  const lost = people * channels.length - once;
  const ideal = downMs + stormMs + undisturbed;
  const isMet = lost === 0 && again === 0 && tooEarly === 0 && disturbed <= 2 * ideal;
  printTable(
    ['sent', 'lost', 'again', 'too early', 'undisturbed, s', 'ideal, s', 'drained after, s', ''],
    [
      [
        people * channels.length,
        lost,
        again,
        tooEarly,
        undisturbed / 1_000,
        ideal / 1_000,
        disturbed / 1_000,
        verdict(isMet),
      ],
    ],
  );
  for (const each of running) await each.kill();
  if (!isMet) process.exitCode = 1;
});
