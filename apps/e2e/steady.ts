// Runs journeys five times while eight busy loops load the machine:
// pnpm --filter @awaj/e2e steady [part of a file's name…]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';

const load = 8;
const times = 5;

const loaders = Array.from({ length: load }, () => spawn(process.execPath, ['--eval', 'for (;;);']));
const cli = join(import.meta.dirname, 'node_modules', '@playwright', 'test', 'cli.js');
const args = [cli, 'test', `--repeat-each=${times}`, '--max-failures=0', ...process.argv.slice(2)];
// Five runs take longer than the global timeout allows.
const journeys = spawn(process.execPath, [...args, '--global-timeout=0'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => journeys.kill(signal));
const [code] = await once(journeys, 'exit');
for (const loader of loaders) loader.kill();
console.log(`Load at the end: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`);
process.exitCode = code ?? 1;
