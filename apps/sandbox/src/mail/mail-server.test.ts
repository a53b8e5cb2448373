import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseFault } from '../faults/fault.ts';
import { startTestSandbox } from '../testing/real-sandbox.ts';
import { forget } from '../world.ts';

const sandbox = await startTestSandbox();
const { world, app } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => forget(world));

const mail: SendMailOptions = {
  from: 'Awaj <no-reply@awaj.test>',
  to: 'active@awaj.test',
  subject: 'የማረጋገጫ ኮድዎ',
  text: 'Awaj: 4821 is your verification code.',
  html: '<p>Awaj: <b>4821</b></p><script>alert(1)</script>',
  messageId: '<m-1@awaj.test>',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
};

const { hostname: host, port } = new URL(sandbox.smtpUrl);

const send = (changes: SendMailOptions = {}, auth?: { user: string; pass: string }) =>
  createTransport({ host, port: Number(port), ...(auth && { auth }), socketTimeout: 300 }).sendMail({
    ...mail,
    ...changes,
  });

function switchOn(body: Record<string, unknown>): void {
  const reading = parseFault('smtp', body);
  if (!reading.ok) throw new Error(reading.message);
  world.faults.set('smtp', reading.fault, reading.times);
}

describe('the mail server', () => {
  it('keeps a mail with its texts, its headers and its id', async () => {
    await send();
    const { messages } = (await app.inject('/control/messages?channel=mail&to=ACTIVE@awaj.test')).json();
    expect(messages).toEqual([
      expect.objectContaining({
        provider: 'smtp',
        to: 'active@awaj.test',
        subject: 'የማረጋገጫ ኮድዎ',
        text: 'Awaj: 4821 is your verification code.',
        reference: '<m-1@awaj.test>',
        headers: expect.objectContaining({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
      }),
    ]);
  });

  it('keeps a copy for each recipient of the envelope', async () => {
    await send({ to: 'a@awaj.test', bcc: 'b@awaj.test' });
    expect(world.messages.list().map(({ to }) => to)).toEqual(['b@awaj.test', 'a@awaj.test']);
  });

  it('accepts any user name and password', async () => {
    await send({}, { user: 'anybody', pass: 'anything' });
    expect(world.messages.list()).toHaveLength(1);
  });

  it('counts a mail that comes twice with the same id, and shows that', async () => {
    await send();
    await send();
    await send({ messageId: '<m-2@awaj.test>' });
    expect((await app.inject('/control/deliveries')).json()).toMatchObject({
      delivered: 3,
      duplicates: 1,
      byProvider: { smtp: { delivered: 3, duplicates: 1 } },
      byRecipient: { 'active@awaj.test': { delivered: 3, duplicates: 1 } },
      repeated: [{ to: 'active@awaj.test', reference: '<m-1@awaj.test>', times: 2 }],
    });
    expect((await app.inject('/inbox')).body).toContain('delivered 2 times');
  });

  it('shows the HTML of a mail without running anything in it', async () => {
    await send();
    const response = await app.inject(`/inbox/mails/${world.messages.list()[0]?.id}`);
    expect(response.body).toContain('<b>4821</b>');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(response.headers['content-security-policy']).not.toContain('script');
  });
});

describe('a mail server with a fault', () => {
  it.each([
    [{ kind: 'fail', status: 550 }, 550],
    [{ kind: 'fail', status: 503 }, 451],
    [{ kind: 'rate-limit', retryAfter: 30 }, 450],
  ])('refuses the recipient with %o', async (fault, responseCode) => {
    switchOn(fault);
    await expect(send()).rejects.toMatchObject({ responseCode });
    expect(world.messages.list()).toEqual([]);
  });

  it.each([{ kind: 'hang' }, { kind: 'drop-connection' }])('leaves the sender without an answer: %o', async (fault) => {
    switchOn(fault);
    await expect(send()).rejects.toThrow(/timeout|closed/i);
    expect(world.messages.list()).toEqual([]);
  });

  it('can accept a mail and lose the answer', async () => {
    switchOn({ kind: 'drop-connection', after: true, times: 1 });
    await expect(send()).rejects.toThrow();
    await send();
    expect((await app.inject('/control/deliveries')).json()).toMatchObject({ delivered: 2, duplicates: 1 });
  });
});
