// Kills processes that deliver at random moments, restarts the database and sets clocks wrong, and counts what arrives:
// pnpm bench delivery-kills [people] [kills] [seed]
import { setTimeout as delay } from 'node:timers/promises';
import {
  addPeople,
  channels,
  countArrivals,
  countTooEarly,
  type Delivering,
  slowDown,
  startDelivering,
  writeTo,
} from '@awaj/api/testing/delivering';
import { createRandom } from '@awaj/demo-data/prng';
import { hourMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { printTable, verdict } from '../table.ts';
import { inScene, isReached, message, type Scene } from './mailing.ts';

const [people = '10000', kills = '20', seed = 'kills'] = process.argv.slice(2);
const random = createRandom(seed);
const processes = 2;
/** How many messages of a channel one process sends at the same time. */
const inFlight = 20;
const slowMs = 50;
const waitSeconds = 3;
const lookMs = 20;
const momentWithinMs = 60_000;
const settlesWithinMs = 10 * 60_000;

/** The moments at which the processes are killed. */
const moments = Array.from({ length: Number(kills) }, () => 0.02 + 0.93 * random.next()).sort((a, b) => a - b);

async function killOne(running: Delivering[], start: () => Promise<Delivering>): Promise<void> {
  const place = random.int(0, processes - 1);
  await running[place]?.kill();
  running[place] = await start();
}

async function isResting(db: Scene['db']): Promise<boolean> {
  const rests = db.selectFrom('provider_rests').select('provider').where('until', '>', new Date());
  return (await rests.execute()).length > 0;
}

/**
 * Some kills come while a carrier has asked for a pause. They come after the process has stored the pause; otherwise
 * the carrier would have to tell the next process again.
 */
async function killInTheWait({ db, sandbox }: Scene, kill: () => Promise<void>): Promise<void> {
  await sandbox.fail('telegram', { kind: 'rate-limit', retryAfter: waitSeconds, times: 1 });
  const since = performance.now();
  while (!(await isResting(db)) && performance.now() - since < momentWithinMs) await delay(lookMs);
  await kill();
  await delay(waitSeconds * 1_000);
  await slowDown(sandbox, slowMs);
}

async function killAgainAndAgain(scene: Scene, messages: number): Promise<void> {
  const { db, cluster, sandbox } = scene;
  const start = () => startDelivering(cluster.url, sandbox);
  const running = await Promise.all(Array.from({ length: processes }, start));
  for (const [turn, moment] of moments.entries()) {
    await isReached(db, ({ done }) => done >= moment * messages, momentWithinMs);
    // The clock of a machine is set wrong before a pause and right again after it.
    if (turn % 5 === 2) for (const each of running) each.setTime({ wrongByMs: random.pick([-1, 1]) * hourMs });
    if (turn % 5 === 4) for (const each of running) each.setTime({ wrongByMs: 0 });
    const kill = () => killOne(running, start);
    if (turn % 5 === 2) await killInTheWait(scene, kill);
    else await kill();
    if (turn === Math.floor(moments.length / 2)) await cluster.restart('immediate');
  }
  // By then each message is due that waited for an answer or was held by a dead process.
  for (const each of running) each.setTime({ laterMs: hourMs });
  await isReached(db, ({ open }) => open === 0, settlesWithinMs);
  for (const each of running) await each.kill();
}

await inScene(async (scene) => {
  const { db, sandbox } = scene;
  const ids = await addPeople(db, Number(people));
  await writeTo(db, ids, message);
  await slowDown(sandbox, slowMs);
  const began = performance.now();
  await killAgainAndAgain(scene, ids.length * channels.length);
  const seconds = (performance.now() - began) / 1_000;
  const arrivals = await countArrivals(sandbox);
  const { rows: doubts } = await sql<{ channel: string; doubtful: number; given_up: number }>`
    select channel, sum(doubts)::int as doubtful, count(*) filter (where state = 'failed')::int as given_up
    from messages group by channel`.execute(db);
  const tooEarly = await countTooEarly(sandbox);
  let isMet = tooEarly === 0;
  const lines = channels.map((channel) => {
    const { once, again } = arrivals[channel];
    const { doubtful = 0, given_up = 0 } = doubts.find((row) => row.channel === channel) ?? {};
    const most = channel === 'sms' ? 0 : Math.min(inFlight * Number(kills), doubtful);
    const isRight = once === ids.length && again <= most;
    isMet &&= isRight;
    return [channel, ids.length, ids.length - once, again, most, doubtful, given_up, verdict(isRight)];
  });
  printTable(['channel', 'sent', 'lost', 'again', 'at most', 'doubtful', 'given up', ''], lines);
  console.log(`\n${kills} kills, ${tooEarly} calls too early, ${seconds.toFixed(0)} s, seed "${seed}".`);
  if (!isMet) process.exitCode = 1;
});
