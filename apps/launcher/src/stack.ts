import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf, SetupError } from './ports.ts';

export const root = join(import.meta.dirname, '..', '..', '..');
const readyWithinMs = 240_000;
const stopsWithinMs = 10_000;

/** The servers of the whole product, in the order they start. */
export const stack = ['sandbox', 'api', 'web', 'mini'] as const;
export type StackServer = (typeof stack)[number];

/** A server's own script `start`: settings of its process, then `node` with its arguments. */
function startScript(server: StackServer) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'apps', server, 'package.json'), 'utf8'));
  const words: string[] = scripts.start.split(' ');
  const node = words.indexOf('node');
  return {
    settings: Object.fromEntries(words.slice(0, node).map((word) => word.split('='))),
    args: words.slice(node + 1),
  };
}

export const urlOf = (server: StackServer, env: NodeJS.ProcessEnv): string => `http://127.0.0.1:${portOf(server, env)}`;

/** The settings through which the servers know each other. */
export function stackEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    // Built for production, but still the demo: the API may use the sandbox and its known secrets.
    AWAJ_MODE: 'demo',
    AWAJ_DATA_DIR: join(root, '.data', 'db'),
    // Payments stay in the chat, through the sandbox's own provider.
    TELEGRAM_PAYMENTS: 'provider',
    TELEGRAM_PROVIDER_TOKEN: 'SANDBOX',
    API_URL: urlOf('api', env),
    WEB_URL: urlOf('web', env),
    MINI_URL: urlOf('mini', env),
    SANDBOX_URL: urlOf('sandbox', env),
    PAYMENT_ORIGINS: urlOf('sandbox', env),
    // A second stack on this machine uses ports next to its own sandbox for its sites.
    SANDBOX_SITES_PORT: String(portOf('sandbox', env) + 10),
    SANDBOX_SMTP_URL: `smtp://127.0.0.1:${portOf('mail', env)}`,
    ...env,
    // HOST and PORT of the host are for one server, and these are several.
    API_PORT: String(portOf('api', env)),
    WEB_PORT: String(portOf('web', env)),
    MINI_PORT: String(portOf('mini', env)),
    HOST: '',
  };
}

/** Two stacks at the same time have different ports, so they write to different files. */
export const logFile = (server: StackServer, env: NodeJS.ProcessEnv): string =>
  join(env.AWAJ_DATA_DIR || root, '..', 'logs', `${server}-${portOf(server, env)}.log`);

interface Running {
  server: StackServer;
  child: ChildProcess;
  log: string;
}

function launch(server: StackServer, env: NodeJS.ProcessEnv): Running {
  const log = logFile(server, env);
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  const { settings, args } = startScript(server);
  const child = spawn('node', args, {
    cwd: join(root, 'apps', server),
    env: { ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that Ctrl-C reaches each server only once, through this process.
    detached: process.platform !== 'win32',
  });
  child.stdout.pipe(output);
  child.stderr.pipe(output);
  return { server, child, log };
}

const hasEnded = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

function lastLines(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.slice(-8).join('\n');
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function untilReady(running: Running, url: string): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (hasEnded(running)) throw new SetupError(`${running.server} stopped while starting:\n${lastLines(running.log)}`);
    if (await answers(url)) return;
    await delay(100);
  }
  throw new SetupError(
    `${running.server} did not answer at ${url} within ${readyWithinMs / 1000} s. Its log: ${running.log}`,
  );
}

function signal({ child }: Running, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function stopAll(all: readonly Running[]): Promise<void> {
  const ended = all.map((running) =>
    hasEnded(running) ? undefined : new Promise((resolve) => running.child.once('exit', resolve)),
  );
  for (const running of all) signal(running, 'SIGTERM');
  await Promise.race([Promise.all(ended), delay(stopsWithinMs, undefined, { ref: false })]);
  for (const running of all) if (!hasEnded(running)) signal(running, 'SIGKILL');
}

export interface Stack {
  /** Resolves with the name of the first server that ends on its own. */
  ended: Promise<Running>;
  stop(): Promise<void>;
}

/** Starts every server and waits until all answer. On failure, none is left running. */
export async function startStack(env: NodeJS.ProcessEnv): Promise<Stack> {
  const complete = stackEnvironment(env);
  const all = stack.map((server) => launch(server, complete));
  try {
    await Promise.all(all.map((running) => untilReady(running, urlOf(running.server, complete))));
  } catch (error) {
    await stopAll(all);
    throw error;
  }
  const ends = all.map(
    (running) => new Promise<Running>((resolve) => running.child.once('exit', () => resolve(running))),
  );
  return { ended: Promise.race(ends), stop: () => stopAll(all) };
}
