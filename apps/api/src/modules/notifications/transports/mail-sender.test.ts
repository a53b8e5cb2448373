import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ReceivedMessage, type Sandbox, startSandbox } from '../../../testing/sandbox.ts';
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

async function sent(settings: Partial<Parameters<typeof createMailSender>[0]> = {}): Promise<ReceivedMail | undefined> {
  const sender = createMailSender({ ...plain, smtpUrl: sandbox.smtpUrl, ...settings });
  await sender.send(letter);
  sender.close();
  const [mail] = await sandbox.messages(letter.to);
  return mail as ReceivedMail | undefined;
}

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
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const mail = await sent({ dkim: { selector: 's1', key: privateKey } });
  const signature = mail?.headers['dkim-signature'] ?? '';
  expect(signature).toMatch(/d=awaj\.test;/);
  expect(signature).toMatch(/s=s1;/);
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
