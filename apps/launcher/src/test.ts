// Sets up what the tests need, runs every check, and closes with the count of what passed and failed.
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { provideBrowser } from './browser.ts';
import { countResults, longestTasks } from './results.ts';
import { root } from './stack.ts';
import { provideTestDatabase } from './test-database.ts';

function forgetOldReports(): void {
  for (const path of globSync(['*/reports', '*/*/reports', '.turbo/runs'], { cwd: root }))
    rmSync(join(root, path), { recursive: true, force: true });
}

function downloadBrowser(): string {
  console.log("setup: no Chromium here; downloading Playwright's own");
  const script = "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const inUi = { cwd: join(root, 'packages', 'ui'), encoding: 'utf8' } as const;
  const download = spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { ...inUi, stdio: 'inherit' });
  if (download.status !== 0) {
    console.error('awaj: there is no browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH.');
    process.exit(1);
  }
  return spawnSync('node', ['-e', script], inUi).stdout.trim();
}

const env: NodeJS.ProcessEnv = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
env.CHROMIUM_PATH = provideBrowser(env) ?? downloadBrowser();
console.log(`setup: browser ${env.CHROMIUM_PATH}`);
console.log(`setup: database server ${provideTestDatabase(env)}`);
forgetOldReports();
console.log('setup: running every check; a task prints its output when it ends');
/** Even if a task hangs, the run ends and reports it. */
const longestMs = 75 * 60_000;
// With more tasks than processors, a server that a test waits for starts too late.
const atOnce = `--concurrency=${Math.max(2, availableParallelism())}`;
const run = spawnSync('pnpm', ['run', 'check', '--continue', '--summarize', '--log-order=grouped', atOnce], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
  timeout: longestMs,
});
if (run.signal) console.log(`awaj: the checks were stopped after ${longestMs / 60_000} minutes (${run.signal})`);
const { passed, failed, failedTasks } = countResults(root);
// Printed again, because the first time is far above, among the tasks that passed.
for (const { id, output } of failedTasks) console.log(`\nFailed: ${id}\n${output}`);
console.log(`\nTook longest:\n${longestTasks(root).join('\n')}`);
const complete = passed > 0 && run.status === 0 && failed === 0;
console.log(`${passed} passed, ${complete ? 0 : Math.max(failed, 1)} failed`);
process.exitCode = complete ? 0 : 1;
