import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { quickStart } from './quick-start.ts';

const entry = join(import.meta.dirname, '..', 'cli', 'main.ts');

/** Runs a command in a process of its own. */
export async function runProcess(env: Record<string, string>, folder: string, ...args: string[]) {
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...quickStart, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { said: said.trim(), complained: complained.trim(), exitCode };
}
