import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ReceivedMessage, type Sandbox, startSandbox } from '../../../testing/sandbox.ts';
import type { AddressedMessage } from './carrier.ts';
import { createMailSender } from './mail-sender.ts';

interface ReceivedMail extends ReceivedMessage {
  headers: Readonly<Record<string, string>>;
  returnPath: string;
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.heal());
afterAll(() => sandbox.stop());

const plain = { from: 'Awaj <no-reply@awaj.test>', bounceDomain: null, dkim: null };
const letter = { to: 'abebe@awaj.test', subject: 'ደረሰኝ', text: 'Paid.', html: '<p>Paid.</p>', reference: 'r-1' };

async function sent(
  settings: Partial<Parameters<typeof createMailSender>[0]> = {},
  change: Partial<AddressedMessage> = {},
): Promise<ReceivedMail | undefined> {
  const sender = createMailSender({ ...plain, smtpUrl: sandbox.smtpUrl, ...settings });
  await sender.send({ ...letter, ...change });
  sender.close();
  const [mail] = await sandbox.messages(letter.to);
  return mail as ReceivedMail | undefined;
}

const signing = () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { dkim: { selector: 's1', key: privateKey } };
};

it('gives a mail both bodies, one id for one message, and tells machines not to answer', async () => {
  expect(await sent()).toMatchObject({
    text: 'Paid.',
    html: '<p>Paid.</p>',
    reference: '<r-1@awaj.test>',
    returnPath: 'no-reply@awaj.test',
    headers: { 'auto-submitted': 'auto-generated' },
  });
});

it('signs mails where it has a key', async () => {
  const mail = await sent(signing());
  const signature = mail?.headers['dkim-signature'] ?? '';
  expect(signature).toMatch(/d=awaj\.test;/);
  expect(signature).toMatch(/s=s1;/);
});

it('lets the mailbox stop a list by one press, and signs what says so', async () => {
  const unsubscribeUrl = 'https://awaj.test/unsubscribe/7.email.alerts.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';
  const mail = await sent(signing(), { list: { name: 'alerts', unsubscribeUrl } });
  expect(mail?.headers).toMatchObject({
    'list-id': '<alerts.awaj.test>',
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    precedence: 'bulk',
    'auto-submitted': 'auto-generated',
  });
  const signature = mail?.headers['dkim-signature'] ?? '';
  const signed = /;\s*h=([^;]*);/.exec(signature)?.[1]?.replace(/\s/g, '').toLowerCase().split(':');
  expect(signed).toEqual(expect.arrayContaining(['list-id', 'list-unsubscribe', 'list-unsubscribe-post']));
});

it('says nothing of a list in a mail that belongs to none', async () => {
  expect(Object.keys((await sent())?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^list-|^precedence$/)]),
  );
});

it.each([
  ['a line end and another header', 'Chairs\r\nBcc: evil@awaj.test\nX-Evil: 1\r\n\r\nBody'],
  ['four thousand letters', 'ወንበር '.repeat(667)],
  ['emoji and direction marks', '🪑\u202Eerutinruf\u2066 <script>\u0000'],
])('gives a mail no other header by a subject with %s', async (_what, subject) => {
  const usual = Object.keys((await sent())?.headers ?? {});
  const mail = await sent({}, { subject });
  expect(Object.keys(mail?.headers ?? {})).toEqual(usual);
  expect(mail?.text).toBe('Paid.');
  expect(await sandbox.messages('evil@awaj.test')).toEqual([]);
});

it('gives each mail an address of its own to come back to, where there is a domain for that', async () => {
  expect((await sent({ bounceDomain: 'bounces.awaj.test' }))?.returnPath).toBe('bounce+r-1@bounces.awaj.test');
});

it('waits for a mail server that never answers for ten seconds, and no longer', { timeout: 60_000 }, async () => {
  await sandbox.fail('smtp', { kind: 'hang' });
  const begun = performance.now();
  await expect(sent()).rejects.toThrow('smtp');
  expect(performance.now() - begun).toBeLessThan(30_000);
});
