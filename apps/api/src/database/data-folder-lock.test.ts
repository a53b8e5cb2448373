import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

const source = join(import.meta.dirname, 'data-folder-lock.ts');
/** Takes the lock, says how that went and waits to be ended. */
const script = `
  import { lockDataFolder } from ${JSON.stringify(source)};
  try { lockDataFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'awaj-lock-'));
  lock = join(folder, 'awaj.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function startOther() {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(child.stdout, 'data').then(([text]) => String(text).trim());
  return { child, said };
}

it('is held by one process, and released', () => {
  const release = lockDataFolder(folder);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  release();
  expect(existsSync(lock)).toBe(false);
  lockDataFolder(folder)();
});

it('refuses a second process with a sentence that names the first', async () => {
  const release = lockDataFolder(folder);
  const { said } = startOther();
  expect(await said).toContain(`is in use by process ${process.pid}. Stop it first, or set AWAJ_DATA_DIR`);
  release();
});

it('refuses a second lock in the same process too', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow('in use');
  release();
});

it('is taken over from a killed process', async () => {
  const { child, said } = startOther();
  expect(await said).toBe('locked');
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDataFolder(folder)();
});

it('goes to one of several processes that find the lock of a dead one', async () => {
  const { child, said } = startOther();
  await said;
  child.kill('SIGKILL');
  await once(child, 'exit');
  const others = Array.from({ length: 6 }, startOther);
  const answers = await Promise.all(others.map((other) => other.said));
  for (const other of others) other.child.kill('SIGKILL');
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
});

it('is given to a process with the same id as the killed one, as in a container', () => {
  writeFileSync(lock, String(process.pid));
  writeFileSync(`${lock}.takeover`, String(process.pid));
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
});

it('is given even if another program has the id of the killed process', () => {
  writeFileSync(lock, String(process.ppid));
  lockDataFolder(folder)();
});

it('is taken over when its content is no process id', () => {
  writeFileSync(lock, '');
  lockDataFolder(folder)();
});
