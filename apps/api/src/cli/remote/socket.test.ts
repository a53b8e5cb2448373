import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Schema } from '../../database/schema.ts';
import type { Caller } from '../run.ts';
import { askServer } from './ask-server.ts';
import { socketPathOf } from './socket-path.ts';
import { takeCommands } from './take-commands.ts';

const caller: Caller = { args: ['migrate'], folder: '/', operator: 'Sara', webUrl: null };

/** The tests of sockets make no query. */
const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (inner) => new PostgresIntrospector(inner),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const nothing = async () => {};
const access = {
  db,
  now: () => new Date(),
  messages: { enqueue: nothing, refuseSpentSms: nothing, announce: nothing, sendAgain: nothing },
  asksThisMachine: false,
  untilStopped: null,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'awaj-socket-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function ask(dataFolder: string, ...args: string[]) {
  const said: string[] = [];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => said.push(line) };
  const exitCode = await askServer(dataFolder, { ...caller, args: args.length > 0 ? args : caller.args }, terminal);
  return { exitCode, said };
}

function deepFolder(): string {
  const deep = join(folder, 'a'.repeat(90), 'b'.repeat(90));
  mkdirSync(deep, { recursive: true });
  return deep;
}

it('a socket lies in the data folder, or elsewhere when that path is too long', async () => {
  const deep = deepFolder();
  expect(socketPathOf(folder)).toBe(join(folder, 'awaj.sock'));
  expect(socketPathOf(deep)).toMatch(/\/awaj-\d+\/[0-9a-f]{32}\.sock$/);
  for (const place of [folder, deep]) {
    const commands = await takeCommands(place, access, () => {});
    expect(await ask(place)).toEqual({ exitCode: 0, said: ['The database is up to date.'] });
    await commands.close();
    expect(await ask(place)).toEqual({ exitCode: null, said: [] });
  }
});

it('a socket is not created in a folder that others may write to', () => {
  const deep = deepFolder();
  const short = socketPathOf(deep) ?? '';
  chmodSync(join(short, '..'), 0o777);
  expect(socketPathOf(deep)).toBeNull();
});

it('a socket serves many commands at once, and says what is wrong with one', async () => {
  const commands = await takeCommands(folder, access, () => {});
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(folder)));
  expect(new Set(many.map(({ exitCode }) => exitCode))).toEqual(new Set([0]));
  const { exitCode, said } = await ask(folder, 'nonsense');
  expect(exitCode).toBe(1);
  expect(said.join()).toContain("unknown command 'nonsense'");
  expect((await ask(folder, 'user', '--help')).said.join()).toContain('Usage: pnpm api user');
  await commands.close();
});

it('a socket that closes does not wait for a silent connection', async () => {
  const commands = await takeCommands(folder, access, () => {});
  const silent = connect(socketPathOf(folder) ?? '');
  await new Promise((resolve) => silent.once('connect', resolve));
  await ask(folder);
  await commands.close();
  silent.destroy();
});

it('a command says that the server stopped while it ran', async () => {
  const broken = createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => broken.listen(socketPathOf(folder) ?? '', resolve));
  expect(await ask(folder)).toEqual({
    exitCode: 1,
    said: [expect.stringContaining('The server stopped during the command.')],
  });
  broken.close();
});
