import { hourMs, minuteMs, secondMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { startClock } from './clock.ts';

/** How far a clock may be off when this machine is busy. */
const nearMs = 10 * secondMs;

onOneDatabase('the clock', (world) => {
  const isRight = ({ now }: { now(): Date }) => Math.abs(now().getTime() - Date.now()) < nearMs;

  it.each([0, -secondMs, secondMs])('is that of the machine, which is off by %i ms', async (offMs) => {
    const machine = () => Date.now() + offMs;
    const clock = await startClock(world().db, { machine });
    const [before, at, after] = [machine(), clock.now().getTime(), machine()];
    expect([before <= at, at <= after]).toEqual([true, true]);
    clock.stop();
  });

  it.each([-hourMs, hourMs])('is that of the database when the machine is off by %i ms', async (offMs) => {
    const clock = await startClock(world().db, { machine: () => Date.now() + offMs });
    expect(isRight(clock)).toBe(true);
    clock.stop();
  });

  it('goes on when the clock of the machine is set, before anything is compared', async () => {
    let offMs = 0;
    const clock = await startClock(world().db, { machine: () => Date.now() + offMs, everyMs: hourMs });
    for (offMs of [-hourMs, hourMs, -minuteMs]) expect(isRight(clock)).toBe(true);
    clock.stop();
  });
});
