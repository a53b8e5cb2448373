import { dayMs, minuteMs } from '@awaj/domain/duration';
import { afterEach, expect, it } from 'vitest';
import { withSandbox } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';
import { inFull, prove, sendResetCode, signUp } from '../testing/people.ts';
import { seededAt } from '../testing/seeded.ts';

withSandbox('messages of a user', (world, sandbox) => {
  afterEach(async () => {
    world().clock.now = seededAt;
    await sandbox().heal();
  });
  const messagesOf = (contact: string) => runForJson(world(), 'user', 'messages', contact);

  async function failed() {
    const person = await signUp(world());
    await prove(world(), person, 'phone');
    for (const gateway of ['afromessage', 'geezsms']) await sandbox().fail(gateway, { kind: 'fail', status: 503 });
    await run(world(), 'mark-paid', person.invoiceNumber, '--amount', '2360', '--reference', person.phone);
    await world().drain();
    await sandbox().heal();
    world().clock.now = new Date(seededAt.getTime() + 3 * dayMs);
    return person;
  }

  it('are sent again when they did not arrive', async () => {
    const { phone } = await failed();
    const [message] = await messagesOf(phone);
    expect(message).toMatchObject({ state: 'failed', to: inFull(phone), about: 'paymentReceived' });
    const failedOnes = async () =>
      (await runForJson(world(), 'failed-messages', '--days', '4')).map(({ to }: { to: string }) => to);
    expect(await failedOnes()).toContain(inFull(phone));
    const told = await run(world(), 'failed-messages', '--days', '4');
    expect(told.find((line) => line.startsWith(message.id))).toMatch(/ Abebe Kebede .* payment received /);
    expect(await run(world(), 'failed-messages')).toEqual(['No message has failed within 1 day.']);
    const [said] = await run(world(), 'user', 'resend', message.id);
    expect(said).toBe(`The message to ${inFull(phone)} is being sent again by sms.`);
    await world().drain();
    expect(await messagesOf(phone)).toMatchObject([{ state: 'sent' }]);
    expect(await failedOnes()).not.toContain(inFull(phone));
    expect(await sandbox().messages(phone)).toMatchObject([{ text: expect.stringContaining('has arrived') }]);
    await expect(run(world(), 'user', 'resend', message.id)).rejects.toThrow('This message was already sent.');
  });

  it('are not sent again by a dry run', async () => {
    const { phone } = await failed();
    const [{ id }] = await messagesOf(phone);
    await run(world(), 'user', 'resend', id, '--dry-run');
    expect(await messagesOf(phone)).toMatchObject([{ state: 'failed' }]);
  });

  it('with a code are not sent again after the code has expired', async () => {
    const { phone } = await signUp(world());
    await sendResetCode(world(), phone);
    const [{ id }] = await messagesOf(phone);
    await expect(run(world(), 'user', 'resend', id)).rejects.toThrow('is still being sent');
    world().clock.now = new Date(seededAt.getTime() + 11 * minuteMs);
    await expect(run(world(), 'user', 'resend', id)).rejects.toThrow('The person must request a new one.');
  });

  it('are reported as missing when there are none, or when the id is unknown', async () => {
    const { phone } = await signUp(world());
    expect(await run(world(), 'user', 'messages', phone)).toEqual(['No messages to this user in the last 90 days.']);
    await expect(run(world(), 'user', 'resend', 'ffffffffff')).rejects.toThrow('There is no message with this id.');
  });
});
