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

it('sends both bodies, a stable Message-ID, and a header against automatic replies', async () => {
  expect(await sent()).toMatchObject({
    text: 'Paid.',
    html: '<p>Paid.</p>',
    reference: '<r-1@awaj.test>',
    returnPath: 'no-reply@awaj.test',
    headers: { 'auto-submitted': 'auto-generated' },
  });
});

it('signs mails when it has a key', async () => {
  const mail = await sent(signing());
  const signature = mail?.headers['dkim-signature'] ?? '';
  expect(signature).toMatch(/d=awaj\.test;/);
  expect(signature).toMatch(/s=s1;/);
});

it('supports one-click unsubscribe, and signs its headers', async () => {
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

it('sends no unsubscribe headers in a mail without a list', async () => {
  expect(Object.keys((await sent())?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^list-|^precedence$/)]),
  );
});

it.each([
  ['a line end and another header', 'Chairs\r\nBcc: evil@awaj.test\nX-Evil: 1\r\n\r\nBody'],
  ['four thousand letters', 'ወንበር '.repeat(667)],
  ['emoji and direction marks', '🪑\u202Eerutinruf\u2066 <script>\u0000'],
])('cannot be tricked into an extra header by a subject with %s', async (_what, subject) => {
  const usual = Object.keys((await sent())?.headers ?? {});
  const mail = await sent({}, { subject });
  expect(Object.keys(mail?.headers ?? {})).toEqual(usual);
  expect(mail?.text).toBe('Paid.');
  expect(await sandbox.messages('evil@awaj.test')).toEqual([]);
});

it('gives each mail its own bounce address when a bounce domain is set', async () => {
  expect((await sent({ bounceDomain: 'bounces.awaj.test' }))?.returnPath).toBe('bounce+r-1@bounces.awaj.test');
});

it('times out after ten seconds when the mail server never answers', { timeout: 60_000 }, async () => {
  await sandbox.fail('smtp', { kind: 'hang' });
  const begun = performance.now();
  await expect(sent()).rejects.toThrow('smtp');
  expect(performance.now() - begun).toBeLessThan(30_000);
});
