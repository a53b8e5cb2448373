// Readers stop their alerts while these are sent, and the sandbox counts what came later: pnpm bench unsubscribes [people]
import { setTimeout as delay } from 'node:timers/promises';
import {
  addReaders,
  alertMessage,
  arrivedAfter,
  channels,
  slowDown,
  stopAlerts,
  writeTo,
} from '@awaj/api/testing/delivering';
import { createRandom } from '@awaj/demo-data/prng';
import { secondMs } from '@awaj/domain/duration';
import { printTable, verdict } from '../table.ts';
import { inScene, isReached, startTwoProcesses } from './mailing.ts';

const people = Number(process.argv[2] ?? 1_000);
const slowMs = 50;
const betweenStopsMs = 40;
const withinMs = 5 * 60_000;

await inScene(async (scene) => {
  const { db, sandbox } = scene;
  const ids = await addReaders(db, people);
  await writeTo(db, ids, alertMessage);
  await slowDown(sandbox, slowMs);
  const running = await startTwoProcesses(scene);
  const stoppedAt = new Map<number, Date>();
  for (const id of createRandom('stops').shuffle(ids)) {
    await stopAlerts(db, id);
    stoppedAt.set(id, new Date());
    await delay(betweenStopsMs);
  }
  await isReached(db, ({ open }) => open === 0, withinMs);
  for (const each of running) await each.kill();
  const { before, afterMs } = await arrivedAfter(sandbox, stoppedAt);
  const late = afterMs.filter((ms) => ms > secondMs);
  printTable(
    ['alerts', 'arrived before the stop', 'after it', 'the last, s after it', 'later than 1 s', ''],
    [
      [
        people * channels.length,
        before,
        afterMs.length,
        Math.max(0, ...afterMs) / secondMs,
        late.length,
        verdict(late.length === 0),
      ],
    ],
  );
  if (late.length > 0) process.exitCode = 1;
});
