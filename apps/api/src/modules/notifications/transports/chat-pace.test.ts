import { hourMs, secondMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onEveryDatabase } from '../../../testing/on-databases.ts';
import type { World } from '../../../testing/world.ts';
import { createChatPace } from './chat-pace.ts';

let lastChat = 100;

onEveryDatabase('the pace of chat messages', (world) => {
  /** A busy machine may wait longer than intended. */
  let standstillMs = 0;
  beforeEach(() => {
    standstillMs = 0;
    moveOn(world(), hourMs);
  });

  /** Its waiting moves the clock on, and takes no time. */
  const workerOf = (opened: World) =>
    createChatPace({
      db: opened.db,
      now: () => opened.clock.now,
      wait: async (ms) => moveOn(opened, ms + standstillMs),
    });

  /** When a message to another chat may go. */
  async function handOverOne(): Promise<number> {
    expect(await workerOf(world())(`${++lastChat}`)).toMatchObject({ kind: 'now' });
    return world().clock.now.getTime();
  }

  /** When so many may go, by workers side by side that wake up late. The clock moves on when all of them wait. */
  async function handOverSideBySide(count: number, lateMs: (wakesAt: number) => number): Promise<number[]> {
    const { db, clock } = world();
    const asleep: { wakesAt: number; wake: () => void }[] = [];
    const times: number[] = [];
    let awake = 20;
    const fallAsleep = () => {
      awake -= 1;
      if (awake > 0) return;
      asleep.sort((a, b) => b.wakesAt - a.wakesAt);
      const next = asleep.pop();
      if (!next) return;
      clock.now = new Date(next.wakesAt);
      awake = 1;
      next.wake();
    };
    const wait = (ms: number) =>
      new Promise<void>((wake) => {
        const wakesAt = clock.now.getTime() + ms;
        asleep.push({ wakesAt: wakesAt + lateMs(wakesAt), wake });
        fallAsleep();
      });
    const pace = createChatPace({ db, now: () => clock.now, wait });
    const work = async () => {
      while (times.length < count) if ((await pace(`${++lastChat}`)).kind === 'now') times.push(clock.now.getTime());
      fallAsleep();
    };
    await Promise.all(Array.from({ length: awake }, work));
    return times;
  }

  const mostInASecond = (times: readonly number[]): number =>
    Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + secondMs).length));

  it('is twenty-five a second or more over all chats, although a turn in thirty is missed', async () => {
    let turns = 0;
    const times = await handOverSideBySide(150, () => (++turns % 30 === 0 ? secondMs / 2 : 10));
    expect((times.length - 1) / ((times.at(-1) ?? 0) - (times[0] ?? 0))).toBeGreaterThanOrEqual(25 / secondMs);
    expect(mostInASecond(times)).toBeLessThanOrEqual(30);
  });

  it('is never more than thirty in any second, although the machine stands still again and again', async () => {
    const everyMs = 2 * secondMs;
    const standsStillMs = 250;
    const times = await handOverSideBySide(150, (wakesAt) => Math.max(0, standsStillMs - (wakesAt % everyMs)));
    const arrivals = times.map((time) => (time % everyMs === standsStillMs ? time + 60 : time));
    expect(mostInASecond(arrivals)).toBeLessThanOrEqual(30);
  });

  it('outlives the process', async () => {
    const before = await handOverOne();
    expect((await handOverOne()) - before).toBe(38);
  });

  it('is one a second in one chat, without delaying other chats', async () => {
    const pace = workerOf(world());
    const begun = world().clock.now;
    expect(await pace('5')).toMatchObject({ kind: 'now' });
    const free = new Date(begun.getTime() + secondMs);
    expect(await pace('5')).toEqual({ kind: 'later', at: free });
    expect(await pace('6')).toMatchObject({ kind: 'now' });
    world().clock.now = free;
    expect(await pace('5')).toMatchObject({ kind: 'now' });
  });

  it('gives a new turn to a worker that has missed its own', async () => {
    const pace = workerOf(world());
    await handOverOne();
    standstillMs = secondMs / 2;
    expect(await pace('7')).toMatchObject({ kind: 'later' });
  });

  it('continues after a clock was set back', async () => {
    const pace = workerOf(world());
    await pace('8');
    moveOn(world(), -hourMs);
    const begun = world().clock.now;
    expect(await pace('8')).toMatchObject({ kind: 'now' });
    expect(world().clock.now).toEqual(begun);
  });
});
