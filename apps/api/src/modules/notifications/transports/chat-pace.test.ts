import { hourMs, secondMs } from '@awaj/domain/duration';
import { beforeEach, expect, it } from 'vitest';
import { moveOn } from '../../../testing/clock.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
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

  /** Their waiting moves the clock on, and takes no time. */
  const workersOf = (opened: World, count: number) =>
    Array.from({ length: count }, () =>
      createChatPace({
        db: opened.db,
        now: () => opened.clock.now,
        wait: async (ms) => moveOn(opened, ms + standstillMs),
      }),
    );

  /** When each of so many messages to different chats may go, in turns by several workers. */
  async function handOver(count: number, workers = workersOf(world(), 3)): Promise<number[]> {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      expect(await workers[at % workers.length]?.(`${++lastChat}`)).toBeNull();
      times.push(world().clock.now.getTime());
    }
    return times;
  }

  it('is at most twenty-five a second over all chats and workers', async () => {
    const times = await handOver(100);
    for (const from of times)
      expect(times.filter((time) => time >= from && time < from + secondMs).length).toBeLessThanOrEqual(25);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(99 * 40);
  });

  it('outlives the process', async () => {
    const before = await handOver(1);
    const after = await handOver(1, workersOf(world(), 1));
    expect((after[0] ?? 0) - (before[0] ?? 0)).toBe(40);
  });

  it('is one a second in one chat, without delaying other chats', async () => {
    const [pace] = workersOf(world(), 1);
    const begun = world().clock.now;
    expect(await pace?.('5')).toBeNull();
    const free = new Date(begun.getTime() + secondMs);
    expect([await pace?.('5'), await pace?.('6')]).toEqual([free, null]);
    world().clock.now = free;
    expect(await pace?.('5')).toBeNull();
  });

  it('gives a new turn to a worker that has missed its own', async () => {
    const [pace] = workersOf(world(), 1);
    await handOver(1);
    standstillMs = secondMs / 2;
    expect(await pace?.('7')).toEqual(expect.any(Date));
  });

  it('continues after a clock was set back', async () => {
    const [pace] = workersOf(world(), 1);
    await pace?.('8');
    moveOn(world(), -hourMs);
    const begun = world().clock.now;
    expect(await pace?.('8')).toBeNull();
    expect(world().clock.now).toEqual(begun);
  });
});
