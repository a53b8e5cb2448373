import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a user interface: tests take half the time in it. */
const quickest = 'chromium-headless-shell';
const names = [quickest, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findCommand(command: string, path: string | undefined): string | undefined {
  const folders = (path ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}

const installed = (env: NodeJS.ProcessEnv): string | undefined =>
  names.map((name) => findCommand(name, env.PATH)).find(Boolean) ?? elsewhere.find((file) => existsSync(file));

export const canUseApt = (env: NodeJS.ProcessEnv): boolean =>
  process.getuid?.() === 0 && findCommand('apt-get', env.PATH) !== undefined;

export function aptInstall(packages: readonly string[]): boolean {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], quiet);
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet).status === 0;
}

/** A browser for the tests: the fastest one, else any that is installed. With none, Playwright downloads its own. */
export function provideBrowser(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  if (!findCommand(quickest, env.PATH) && canUseApt(env)) {
    console.log('setup: installing Chromium with apt');
    if (!aptInstall([quickest])) aptInstall(['chromium']);
  }
  return installed(env);
}
