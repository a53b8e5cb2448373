import { EventEmitter, once as onceTold } from 'node:events';
import { hourMs, minuteMs, secondMs } from '@awaj/domain/duration';
import { addDays, dateInAddis, instantInAddis } from '@awaj/domain/ethiopian-calendar';
import { expect, it, vi } from 'vitest';
import { ProviderError } from '../../http/errors.ts';
import { jobs } from '../../jobs/schedule.ts';
import { createWorkers } from '../../jobs/workers.ts';
import { moveOn } from '../../testing/clock.ts';
import { withSandbox } from '../../testing/on-every-database.ts';
import { run } from '../../testing/operator.ts';
import { inFull, type Person, prove, signUp } from '../../testing/people.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import { statementsOf } from '../../testing/statements.ts';
import { connectTelegram, textFrom } from '../../testing/telegram.ts';
import type { World } from '../../testing/world.ts';
import { createMessageBacklog } from './delivery.ts';

const askForCode = (world: World, { phone }: Person) =>
  world.call('sendOneTimeCode', { body: { for: 'reset', phone } });

const rowOf = ({ db }: World, to: string) =>
  db.selectFrom('messages').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

/** Moves the clock on, and runs the sweep and the due deliveries. */
async function sweep(world: World, afterMs: number): Promise<void> {
  moveOn(world, afterMs);
  await world.services.queue.send(world.db, jobs.sweepMessages.name, {});
  await world.drain();
}

/** A member who gets a receipt by one channel. */
async function payer(world: World, channel: 'email' | 'sms' | 'telegram') {
  moveOn(world, hourMs);
  const person = await signUp(world);
  if (channel !== 'telegram') await prove(world, person, channel === 'sms' ? 'phone' : 'email');
  const chat = 5_000_000 + Number(person.phone.slice(-5));
  if (channel === 'telegram')
    await world.db.updateTable('users').set({ telegram_id: chat }).where('email', '=', person.email).execute();
  const to = { email: person.email, sms: inFull(person.phone), telegram: String(chat) }[channel];
  return { ...person, to };
}

const pay = (world: World, { invoiceNumber }: Person) =>
  run(world, 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', invoiceNumber);

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
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'sent', sealed_text: null });
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
      if (turns === 1) return null;
      course.emit('both are in');
      await oneIsRefused;
      return null;
    };
    const carriers = { ...world().services.carriers, telegram: [{ name: 'slow', send, awaitTurn }] };
    await createWorkers([createMessageBacklog({ ...world().services, carriers })]).drain();
    expect([turns, send.mock.calls.length]).toEqual([2, 1]);
    for (const { to } of payers)
      expect(await rowOf(world(), to)).toMatchObject({ state: 'waiting', doubts: 0, attempts: 0, reason: 'busy' });
  });

  it('sent by a process that died before it stored that is found, and not sent again', async () => {
    const person = await payer(world(), 'sms');
    await pay(world(), person);
    await world().drain();
    // Sets the row to its state during the call of the gateway.
    const asked = { sent_at: null, claimed_until: world().clock.now, doubts: 1 };
    await world().db.updateTable('messages').set(asked).where('recipient', '=', person.to).execute();
    await sweep(world(), 2 * minuteMs);
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'started' });
    await sweep(world(), 2 * minuteMs);
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'sent', provider: 'afromessage' });
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });

  it('is not sent to a chat that has blocked the bot until the bot is started again', async () => {
    const person = await payer(world(), 'telegram');
    await sandbox().control('POST', 'telegram/updates/block', { user: person.to });
    await pay(world(), person);
    await world().drain();
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'failed', reason: 'undeliverable' });
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
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'sent', doubts: 1 });
    // As if the second answer was lost too.
    const lostAgain = { sent_at: null, doubts: 2 };
    await world().db.updateTable('messages').set(lostAgain).where('recipient', '=', person.to).execute();
    await world().drain();
    expect((await receiptsTo(sandbox(), person.to)).delivered).toBe(2);
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'failed', reason: 'no-answer' });
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
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'sent', doubts: 1 });
    answers[0]?.();
    await slow;
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'sent', doubts: 1 });
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
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'held', reason: 'sms-budget' });
    clock.now = instantInAddis(addDays(day, 1), { hour: 0, minute: 5 });
    await sweep(world(), minuteMs);
    expect(await rowOf(world(), person.to)).toMatchObject({ state: 'held' });
    clock.now = instantInAddis(addDays(day, 1), { hour: 7, minute: 0 });
    await sweep(world(), minuteMs);
    await sweep(world(), minuteMs);
    expect(await receiptsTo(sandbox(), person.to)).toEqual(once);
  });
});

withSandbox('a message', (world, sandbox) => {
  it('to a phone is an SMS', async () => {
    const person = await signUp(world());
    await askForCode(world(), person);
    await world().drain();
    const [sms, ...others] = await sandbox().messages(person.phone);
    expect(sms).toMatchObject({ channel: 'sms', provider: 'afromessage', to: inFull(person.phone) });
    expect(sms?.text).toMatch(/^[0-9A-Z]{4} is your Awaj code for a new password/);
    expect(others).toEqual([]);
    const row = await world()
      .db.selectFrom('messages')
      .selectAll()
      .where('recipient', '=', inFull(person.phone))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ provider: 'afromessage', sealed_text: null, failed_at: null });
  });

  it('to an email is a mail in the language of its reader', async () => {
    const body = { first_name: 'አበበ', last_name: 'ከበደ', email: 'amharic@awaj.test', phone: '0966111111' };
    const { token } = await world().call('register', {
      body: { ...body, password: 'correct horse' },
      headers: { 'accept-language': 'am' },
    });
    await world().call('sendOneTimeCode', { body: { for: 'email', email: body.email }, token });
    await world().drain();
    const [mail] = await sandbox().messages(body.email);
    expect(mail).toMatchObject({ channel: 'mail', subject: expect.stringMatching(/^\d{4} የማረጋገጫ ኮድዎ ነው$/) });
    expect(mail?.text).toMatch(/\d{4} የማረጋገጫ ኮድዎ/);
  });

  it('goes through the second gateway when the first one fails', async () => {
    const person = await signUp(world());
    await sandbox().fail('afromessage', { kind: 'fail', status: 500, times: 1 });
    await askForCode(world(), person);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toMatchObject([{ provider: 'geezsms' }]);
  });

  it('avoids a failed gateway until its rest is over', async () => {
    moveOn(world(), minuteMs);
    const [one, two, three] = [await signUp(world()), await signUp(world()), await signUp(world())];
    await sandbox().fail('afromessage', { kind: 'rate-limit', retryAfter: 40, times: 1 });
    for (const [person, laterMs] of [
      [one, 30 * secondMs],
      [two, 30 * secondMs],
      [three, 0],
    ] as const) {
      await askForCode(world(), person);
      await world().drain();
      moveOn(world(), laterMs);
    }
    const transports = await Promise.all([one, two, three].map(({ phone }) => sandbox().messages(phone)));
    expect(transports.map(([sms]) => sms?.provider)).toEqual(['geezsms', 'geezsms', 'afromessage']);
  });

  it('is accepted at once and tried again later when every gateway is down', async () => {
    moveOn(world(), minuteMs);
    const person = await signUp(world());
    for (const gateway of ['afromessage', 'geezsms']) await sandbox().fail(gateway, { kind: 'fail', status: 503 });
    await askForCode(world(), person);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toEqual([]);
    expect(await rowOf(world(), inFull(person.phone))).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: 'refused',
    });
    await sandbox().heal();
    await sweep(world(), minuteMs + 5 * secondMs);
    expect(await sandbox().messages(person.phone)).toHaveLength(1);
  });

  it('is not sent twice when only the answer of the gateway was lost', async () => {
    moveOn(world(), minuteMs);
    const person = await signUp(world());
    await sandbox().fail('afromessage', { kind: 'drop-connection', after: true, times: 1 });
    await sandbox().fail('geezsms', { kind: 'fail', status: 500, times: 1 });
    await askForCode(world(), person);
    await world().drain();
    expect(await rowOf(world(), inFull(person.phone))).toMatchObject({ state: 'started', provider: 'afromessage' });
    await sweep(world(), minuteMs + 5 * secondMs);
    expect(await rowOf(world(), inFull(person.phone))).toMatchObject({ state: 'sent', provider: 'afromessage' });
    expect(await sandbox().messages(person.phone)).toHaveLength(1);
  });

  it('is looked for in all lanes by one statement', async () => {
    await world().drain();
    const backlog = createMessageBacklog(world().services);
    const statements = await statementsOf(world(), async () => {
      expect(await backlog.dueLanes()).toEqual([]);
    });
    expect(statements).toHaveLength(1);
  });

  it('is found in the lane of its channel, codes apart from others, from the moment it is due', async () => {
    const { db, drain } = world();
    const backlog = createMessageBacklog(world().services);
    const dueLanes = async () => (await backlog.dueLanes()).map((lane) => backlog.lanes.indexOf(lane));
    const code = await signUp(world());
    await askForCode(world(), code);
    await world().letters(inFull(code.phone));
    const [ofCodes] = await dueLanes();
    await drain();
    const receipt = await payer(world(), 'sms');
    await drain();
    await pay(world(), receipt);
    const [ofReceipts, ...others] = await dueLanes();
    expect([typeof ofCodes, typeof ofReceipts, others, ofCodes === ofReceipts]).toEqual([
      'number',
      'number',
      [],
      false,
    ]);
    const not_before = new Date(world().clock.now.getTime() + minuteMs);
    await db.updateTable('messages').set({ not_before }).where('recipient', '=', receipt.to).execute();
    expect(await dueLanes()).toEqual([]);
    moveOn(world(), minuteMs);
    expect(await dueLanes()).toEqual([ofReceipts]);
    await drain();
  });

  it('is dropped when it expires', async () => {
    const person = await signUp(world());
    await askForCode(world(), person);
    moveOn(world(), 11 * minuteMs);
    await world().drain();
    expect(await sandbox().messages(person.phone)).toEqual([]);
  });

  it('cannot get an extra header by a crafted name', async () => {
    const { db, services, drain } = world();
    const { email } = await signUp(world());
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const to = `${email}\r\nBcc: evil@awaj.test`;
    const message = { template: 'passwordChanged' } as const;
    await services.messages.enqueue(db, { userId: user.id, channel: 'email', to, language: 'en', message });
    await drain();
    expect(await sandbox().messages('evil@awaj.test')).toEqual([]);
    moveOn(world(), 11 * minuteMs);
  });
});
