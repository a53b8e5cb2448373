// Builds what has changed, starts the whole product and tells where it is. Ctrl-C stops all of it.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { requireFreePorts, SetupError } from './ports.ts';
import { bringReferenceLists } from './reference-lists.ts';
import { root, stack, stackEnvironment, startStack, urlOf } from './stack.ts';
import { type Data, welcome } from './welcome.ts';

function build(): void {
  console.log('setup: building the web app and the mini app (only what has changed)');
  const filters = ['--filter=@awaj/web', '--filter=@awaj/mini'];
  const built = spawnSync('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (built.error) throw new SetupError(`turbo could not be started: ${built.error.message}`);
  if (built.status !== 0)
    throw new SetupError(`The build failed:\n${built.stdout.trim().split('\n').slice(-25).join('\n')}`);
}

/** Relative to the current folder if it is inside it. */
function shortest(folder: string): string {
  const fromHere = relative('', folder);
  return fromHere.startsWith('..') ? folder : fromHere;
}

function dataOf({ AWAJ_DATABASE, AWAJ_DATA_DIR, AWAJ_SEED, DATABASE_URL }: NodeJS.ProcessEnv): Data {
  const isEmbedded = !DATABASE_URL || AWAJ_DATABASE === 'embedded';
  return isEmbedded ? { folder: shortest(AWAJ_DATA_DIR ?? '') } : { folder: null, isSeeded: AWAJ_SEED === 'demo' };
}

async function main(): Promise<void> {
  const started = performance.now();
  const stopped = new Promise<void>((resolve) => {
    // Ctrl-C arrives twice, from the terminal and from npm. The second one must not interrupt the shutdown.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
  });
  await requireFreePorts([...stack, 'mail'], process.env);
  if (!process.argv.includes('--built')) build();
  const environment = stackEnvironment(process.env);
  const data = dataOf(environment);
  if (data.folder === null && !data.isSeeded)
    for (const line of bringReferenceLists(environment)) console.log(`setup: ${line}`);
  const first = data.folder === null ? '' : ' (the first start fills the demo database)';
  console.log(`setup: starting sandbox, api, web and mini${first}`);
  const running = await startStack(process.env);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isCollecting = environment.SANDBOX_SITES_PORT !== '0';
  console.log(welcome({ url: (server) => urlOf(server, process.env), seconds, isCollecting, data }));
  const ended = await Promise.race([running.ended, stopped]);
  await running.stop();
  if (ended) throw new SetupError(`${ended.server} stopped unexpectedly. Its log: ${ended.log}`);
  console.log('All stopped.');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\nawaj: ${error.message}`);
  process.exitCode = 1;
}
