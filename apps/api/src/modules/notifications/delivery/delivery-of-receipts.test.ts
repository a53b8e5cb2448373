import { EventEmitter, once as onceTold } from 'node:events';
import { hourMs, minuteMs, secondMs } from '@awaj/domain/duration';
import { addDays, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { expect, it, vi } from 'vitest';
import { ProviderError } from '../../../http/errors.ts';
import { createWorkers } from '../../../jobs/workers.ts';
import { inTurn } from '../../../testing/in-turn.ts';
import { withSandbox } from '../../../testing/on-databases.ts';
import { messageTo, pay, payer, sweep } from '../../../testing/receipts.ts';
import type { Sandbox } from '../../../testing/sandbox.ts';
import { connectTelegram, textFrom } from '../../../testing/telegram.ts';
import type { Turn } from '../transports/carrier.ts';
import { createMessageBacklog } from './delivery.ts';

interface Count {
  delivered: number;
  duplicates: number;
}

/** How many receipts the carrier has accepted. */
async function receiptsTo(sandbox: Sandbox, to: string): Promise<Count> {
  const { byRecipient } = await sandbox.control<{ byRecipient: Record<string, Count> }>('GET', 'deliveries');
  return byRecipient[to] ?? { delivered: 0, duplicates: 0 };
}

withSandbox('a receipt', (world, sandbox) => {
  const once = { delivered: 1, duplicates: 0 };
  const none = { delivered: 0, duplicates: 0 };

  it.each([
    ['email', 'smtp', { kind: 'fail', status: 451 }],
    ['email', 'smtp', { kind: 'drop-connection' }],
    ['sms', 'afromessage', { kind: 'fail', status: 200 }],
    ['telegram', 'telegram', { kind: 'fail', status: 500 }],
  ] as const)('by %s arrives once after %s was down for a day: %j', async (channel, provider, fault) => {
    await sandbox().fail(provider, fault);
    if (channel === 'sms') await sandbox().fail('geezsms', fault);
    const person = await payer(world(), channel);
    await pay(world(), person);
    for (let hour = 0; hour < 24; hour += 1) await sweep(world(), hourMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(none);
    await sandbox().heal();
    for (let hour = 0; hour < 7; hour += 1) await sweep(world(), hourMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'sent', sealed_text: null });
  });

  it('is not sent by any process while Telegram has told the bot to wait', async () => {
    const waitSeconds = 10_072;
    await sandbox().fail('telegram', { kind: 'rate-limit', retryAfter: waitSeconds, times: 1 });
    const person = await payer(world(), 'telegram');
    await pay(world(), person);
    await world().drain();
    const [rest] = await world()
      .db.selectFrom('provider_rests')
      .selectAll()
      .where('provider', '=', 'telegram')
      .execute();
    expect(rest?.until).toEqual(new Date(world().clock.now.getTime() + waitSeconds * secondMs));
    await sweep(world(), (waitSeconds - 60) * secondMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(none);
    await sweep(world(), 3 * minuteMs);
    await sweep(world(), 3 * minuteMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });

  it('is not sent by a carrier that has asked to wait, even before that is stored', async () => {
    const payers = [await payer(world(), 'telegram'), await payer(world(), 'telegram')];
    await world().drain();
    for (const person of payers) await pay(world(), person);
    const course = new EventEmitter();
    const bothAreIn = onceTold(course, 'both are in');
    const oneIsRefused = onceTold(course, 'one is refused');
    let turns = 0;
    const send = vi.fn(async () => {
      await bothAreIn;
      course.emit('one is refused');
      throw new ProviderError('slow', 'answered 429', minuteMs);
    });
    const awaitTurn = async () => {
      turns += 1;
      if (turns === 1) return inTurn();
      course.emit('both are in');
      await oneIsRefused;
      return inTurn();
    };
    const carriers = { ...world().services.carriers, telegram: [{ name: 'slow', send, awaitTurn }] };
    await createWorkers([createMessageBacklog({ ...world().services, carriers })]).drain();
    expect([turns, send.mock.calls.length]).toEqual([2, 1]);
    for (const { to } of payers)
      expect(await messageTo(world(), to)).toMatchObject({ state: 'waiting', doubts: 0, attempts: 0, reason: 'busy' });
  });

  it('is not sent when its turn ends before the call', async () => {
    const person = await payer(world(), 'telegram');
    await world().drain();
    await pay(world(), person);
    const send = vi.fn(async () => 'taken');
    const awaitTurn = async (): Promise<Turn> => ({ kind: 'now', until: new Date(world().clock.now.getTime() - 1) });
    const carriers = { ...world().services.carriers, telegram: [{ name: 'late', send, awaitTurn }] };
    for (const { take } of createMessageBacklog({ ...world().services, carriers }).lanes)
      await Promise.all((await take(20)).map((work) => work()));
    expect(send).not.toHaveBeenCalled();
    const row = await messageTo(world(), person.to);
    expect(row).toMatchObject({ state: 'waiting', doubts: 0, attempts: 0, reason: 'busy' });
    await world().drain();
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });

  it.each([
    [
      'begun by another process is sent once more and stays doubtful',
      'begun',
      'in turn',
      { state: 'sent', doubts: 1 },
      1,
    ],
    [
      'begun by another process stays doubtful when its turn ends before the call',
      'begun',
      'too late',
      { state: 'started', doubts: 1 },
      0,
    ],
    ['sent by another process meanwhile is not sent again', 'sent', 'in turn', { state: 'sent', doubts: 0 }, 0],
  ] as const)('%s', async (_, other, turn, after, calls) => {
    const person = await payer(world(), 'telegram');
    await world().drain();
    await pay(world(), person);
    const send = vi.fn(async () => 'taken');
    const awaitTurn = async (): Promise<Turn> => {
      const at = world().clock.now;
      const taken = other === 'sent' ? { sent_at: at, sealed_text: null } : { provider: 'other', doubts: 1 };
      const rows = world()
        .db.updateTable('messages')
        .set({ started_at: at, ...taken });
      await rows.where('recipient', '=', person.to).execute();
      return turn === 'in turn' ? inTurn() : { kind: 'now', until: new Date(at.getTime() - 1) };
    };
    const carriers = { ...world().services.carriers, telegram: [{ name: 'slow', send, awaitTurn }] };
    for (const { take } of createMessageBacklog({ ...world().services, carriers }).lanes)
      await Promise.all((await take(20)).map((work) => work()));
    expect(send).toHaveBeenCalledTimes(calls);
    expect(await messageTo(world(), person.to)).toMatchObject(after);
  });

  it('sent by a process that died before it stored that is found, and not sent again', async () => {
    const person = await payer(world(), 'sms');
    await pay(world(), person);
    await world().drain();
    // Sets the row to its state during the call of the gateway.
    const asked = { sent_at: null, claimed_until: world().clock.now, doubts: 1 };
    await world().db.updateTable('messages').set(asked).where('recipient', '=', person.to).execute();
    await sweep(world(), 2 * minuteMs);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'started' });
    await sweep(world(), 2 * minuteMs);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'sent', provider: 'afromessage' });
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });

  it('is not sent to a chat that has blocked the bot until the bot is started again', async () => {
    const person = await payer(world(), 'telegram');
    await sandbox().control('POST', 'telegram/updates/block', { user: person.to });
    await pay(world(), person);
    await world().drain();
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'failed', reason: 'undeliverable' });
    const { channel_problems } = await world().call('getUserInfo', { token: person.token });
    expect(channel_problems).toMatchObject([{ channel: 'telegram', reason: 'blocked' }]);
    const telegram = connectTelegram(world());
    await telegram.bring(textFrom(telegram.nextId(), Number(person.to), '/start'));
    const after = await world().call('getUserInfo', { token: person.token });
    expect(after.channel_problems).toEqual([]);
  });

  it('in a chat, whose delivery cannot be checked, is sent at most twice', async () => {
    await sandbox().fail('telegram', { kind: 'drop-connection', after: true });
    const person = await payer(world(), 'telegram');
    await pay(world(), person);
    for (let hour = 0; hour < 12; hour += 1) await sweep(world(), hourMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
    await sandbox().heal();
    await sweep(world(), hourMs);
    expect((await receiptsTo(sandbox(), person.to)).delivered).toBe(2);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'sent', doubts: 1 });
    // As if the second answer was lost too.
    const lostAgain = { sent_at: null, doubts: 2 };
    await world().db.updateTable('messages').set(lostAgain).where('recipient', '=', person.to).execute();
    await world().drain();
    expect((await receiptsTo(sandbox(), person.to)).delivered).toBe(2);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'failed', reason: 'no-answer' });
  });

  it('is sent once, however many processes try at once', async () => {
    const person = await payer(world(), 'email');
    await pay(world(), person);
    const processes = Array.from({ length: 8 }, () => createWorkers([createMessageBacklog(world().services)]));
    await Promise.all(processes.map((workers) => workers.drain()));
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });

  it('stays doubtful if a slow process still sends it when another has taken over', async () => {
    const person = await payer(world(), 'email');
    await world().drain();
    await pay(world(), person);
    const answers: (() => void)[] = [];
    const send = () => new Promise<string>((resolve) => answers.push(() => resolve('taken')));
    const carriers = { ...world().services.carriers, email: [{ name: 'slow', send }] };
    const slow = createWorkers([createMessageBacklog({ ...world().services, carriers })]).drain();
    await expect.poll(() => answers.length).toBe(1);
    for (let twice = 0; twice < 2; twice += 1) await sweep(world(), 2 * minuteMs);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'sent', doubts: 1 });
    answers[0]?.();
    await slow;
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'sent', doubts: 1 });
  });

  it('without an SMS left in the budget is sent on the next day, but not at midnight', async () => {
    const { db, services, clock } = world();
    const day = dateInAddis(clock.now);
    const person = await payer(world(), 'sms');
    const sent = services.providers.sms.dailyBudget;
    const days = db.insertInto('sms_days').values({ day, sent });
    await days.onConflict((conflict) => conflict.column('day').doUpdateSet({ sent })).execute();
    await pay(world(), person);
    await sweep(world(), minuteMs);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'held', reason: 'sms-budget' });
    clock.now = instantInAddis(addDays(day, 1), { hour: 0, minute: 5 });
    await sweep(world(), minuteMs);
    expect(await messageTo(world(), person.to)).toMatchObject({ state: 'held' });
    clock.now = instantInAddis(addDays(day, 1), { hour: 7, minute: 0 });
    await sweep(world(), minuteMs);
    await sweep(world(), minuteMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });
});
