import { minuteMs } from '@awaj/domain/duration';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { targets } from '../../../testing/databases.ts';
import {
  addPeople,
  channels,
  countArrivals,
  type Delivering,
  slowDown,
  startCarriers,
  startDelivering,
  writeTo,
} from '../../../testing/delivering.ts';
import type { Sandbox } from '../../../testing/sandbox.ts';

const people = 200;
/**
 * When a process is killed. Enough messages are left then besides those of the killed processes, which stay locked for
 * a while.
 */
const moments = [0.1, 0.25, 0.4, 0.5];
const inFlight = 20;

describe.runIf(inject('postgres') !== null)('two processes that deliver, one of which dies again and again', () => {
  let database: Awaited<ReturnType<(typeof targets)[number]['open']>>;
  let sandbox: Sandbox;
  let running: Delivering[];
  const start = () => startDelivering(database.url ?? '', sandbox);
  beforeAll(async () => {
    sandbox = await startCarriers();
    database = await targets[1].open('seeded');
    running = [await start(), await start()];
  });
  afterAll(async () => {
    for (const each of running) await each.kill();
    await database.close();
    await sandbox.stop();
  });

  const countIn = async (...states: ('waiting' | 'started' | 'sent')[]): Promise<number> => {
    const rows = database.db.selectFrom('messages').select('id').where('state', 'in', states);
    return (await rows.execute()).length;
  };

  it('lose no message, and repeat only messages whose delivery cannot be checked', async () => {
    await slowDown(sandbox, 100);
    await writeTo(database.db, await addPeople(database.db, people), {
      template: 'planEnded',
      isTrial: false,
      endsAt: new Date(),
    });
    for (const [turn, moment] of moments.entries()) {
      await expect.poll(() => countIn('sent')).toBeGreaterThanOrEqual(moment * people * channels.length);
      await running[turn % 2]?.kill();
      running[turn % 2] = await start();
    }
    let laterMs = 0;
    const openAMinuteLater = () => {
      laterMs += minuteMs;
      for (const each of running) each.setTime({ laterMs });
      return countIn('waiting', 'started');
    };
    await expect.poll(openAMinuteLater, { interval: 2_000 }).toBe(0);

    const { sms, email, telegram } = await countArrivals(sandbox);
    expect([sms.once, email.once]).toEqual([people, people]);
    // Nobody can be asked whether a chat message arrived. After two calls that a kill cut off, it is given up as failed.
    const failed = database.db.selectFrom('messages').select('id').where('state', '=', 'failed');
    const givenUp = await failed.where('channel', '=', 'telegram').where('reason', '=', 'no-answer').execute();
    expect(telegram.once).toBeGreaterThanOrEqual(people - givenUp.length);
    expect(sms.again).toBe(0);
    for (const [channel, { again }] of Object.entries({ email, telegram })) {
      const doubtful = database.db.selectFrom('messages').select('id').where('doubts', '>', 0);
      const counted = await doubtful.where('channel', '=', channel as 'email').execute();
      expect(again).toBeLessThanOrEqual(Math.min(counted.length, inFlight * moments.length));
    }
  });
});
