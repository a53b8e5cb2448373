import { mkdirSync, openAsBlob, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ListeningApi, startListening } from '../../testing/api-process.ts';
import { runProcess } from '../../testing/operator-process.ts';

let folder: string;
let api: ListeningApi;
const env = () => ({ AWAJ_DATA_DIR: join(folder, 'db'), TELEGRAM_UPDATES: 'webhook', AWAJ_OPERATOR: 'Sara' });
const type = (...args: string[]) => runProcess(env(), folder, ...args);
const socket = () => join(folder, 'db', 'awaj.sock');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'awaj-remote-'));
  mkdirSync(join(folder, 'db'));
  const loadDataDir = await openAsBlob(inject('embeddedCopies').seeded);
  const seeded = await PGlite.create({ dataDir: join(folder, 'db', 'pglite'), loadDataDir, extensions: { pg_trgm } });
  await seeded.close();
  api = await startListening(env());
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

it('a server runs commands with the name of their operator while it serves requests', async () => {
  const extended = await type('user', 'extend', 'trial@awaj.test', '--days', '2', '--reason', 'a test');
  expect(extended).toMatchObject({ exitCode: 0, complained: '' });
  expect(extended.said).toContain('now ends on');
  const { said } = await type('user', 'export', 'trial@awaj.test');
  expect(JSON.parse(said).operator_actions).toMatchObject([{ command: 'user extend', operator: 'Sara' }]);
});

it('a server delivers the messages of the commands that it runs', async () => {
  const { said } = await type('user', 'invoices', 'inactive@awaj.test', '--json');
  const [{ number }] = JSON.parse(said);
  const paid = await type('mark-paid', number, '--amount', '2360', '--reference', 'FT1');
  expect(paid).toEqual({ said: `${number} is paid: 2,360.00\u00a0ETB by bank transfer.`, complained: '', exitCode: 0 });
  const messages = JSON.parse((await type('user', 'messages', 'inactive@awaj.test', '--json')).said);
  expect(messages).toMatchObject([{ about: 'paymentReceived' }]);
});

it('a server refuses a command with a sentence and an exit code, and goes on running', async () => {
  expect(await type('user', 'show', 'nobody@awaj.test')).toEqual({
    said: '',
    complained: 'There is no user with the phone, email, id or name "nobody@awaj.test".',
    exitCode: 1,
  });
  expect(await type('trial-link', '--name', 'Sara', '--phone', '0911000009')).toMatchObject({
    complained: expect.stringContaining('Set WEB_URL'),
    exitCode: 1,
  });
});

it('a server reads files relative to the folder of the command', async () => {
  writeFileSync(join(folder, 'notices.jsonl'), '{broken\n');
  const { said, exitCode } = await type('import', 'notices.jsonl');
  expect(said).toContain('row 1');
  expect(exitCode).toBe(1);
  expect((await type('import', 'missing.jsonl')).complained).toContain('There is no file');
});

it('a server refuses commands of other users of the machine', () => {
  expect(statSync(socket()).mode & 0o777).toBe(0o600);
});

it('a server stops cleanly after a refusal, and commands then open the database themselves', async () => {
  expect(await api.stop()).toEqual([0, null]);
  const [{ number }] = JSON.parse((await type('user', 'invoices', 'inactive@awaj.test', '--json')).said);
  await type('mark-paid', number, '--amount', '5', '--reference', 'FT2');
  const [{ id }] = JSON.parse((await type('payment-reviews', '--json')).said);
  expect(await type('review-payment', String(id), 'credit')).toMatchObject({ complained: '', exitCode: 0 });
  const messages = JSON.parse((await type('user', 'messages', 'inactive@awaj.test', '--json')).said);
  expect(messages).toMatchObject(['paymentSurplus', 'paymentHeld', 'paymentReceived'].map((about) => ({ about })));
  api = await startListening(env());
});

it('a killed server leaves a socket that harms nothing', async () => {
  api.kill();
  await api.ended;
  expect(statSync(socket()).isSocket()).toBe(true);
  expect(await type('user', 'find', 'trial@awaj.test')).toMatchObject({ exitCode: 0, complained: '' });
  api = await startListening(env());
  expect(await type('user', 'find', 'trial@awaj.test')).toMatchObject({ exitCode: 0, complained: '' });
});
