import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { servers } from './tests/servers.ts';

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // A page lives for a few seconds, in which optimizing its scripts takes longer than it saves.
    '--js-flags=--no-maglev --no-turbofan',
  ],
};

/** Both widths use Chromium, the one engine installed everywhere. The phone keeps its size, touch and user agent. */
const phone = { ...devices['Pixel 7'], browserName: 'chromium' } as const;
const desktop = { ...devices['Desktop Chrome'], browserName: 'chromium' } as const;

/** The mini app is used on phones, so its journeys run at that width. `mini.spec.ts` runs at both. */
const isOnPhones = /telegram-(accessibility|entry|network|pages|payment)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  // More than two processors need: while a journey waits for an answer, another draws.
  workers: 3,
  fullyParallel: true,
  // Long limits for a busy machine. They cost nothing when a page answers quickly.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Stop early when everything fails, instead of waiting two minutes for each journey.
  maxFailures: 15,
  globalTimeout: 60 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // A service worker would bypass the faults that journeys inject. Journeys about the worker allow it.
  use: { launchOptions, baseURL: servers.web.url, serviceWorkers: 'block' },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: isOnPhones, grepInvert: /@phone-alone/ },
    { name: 'phone', use: phone, testIgnore: isOnPhones, grep: /@both-widths|@phone-alone/ },
    { name: 'telegram', use: phone, testMatch: isOnPhones },
  ],
  // The product as `npm start` runs it, on ports and a database of its own: PostgreSQL, which answers with half the work of
  // the embedded database, if it is installed. `collecting.spec.ts` shows the product on the embedded one.
  webServer: {
    command: 'node ../api/src/testing/on-postgres.ts ../launcher/src/start.ts --built',
    env: {
      ...Object.fromEntries(Object.values(servers).map(({ variable, port }) => [variable, String(port)])),
      // Nothing is collected here, so lists never change by themselves. `collecting.spec.ts` starts its own product.
      SANDBOX_SITES_PORT: '0',
      AWAJ_DATA_DIR: join(tmpdir(), `awaj-e2e-${process.pid}`, 'db'),
    },
    wait: { stdout: /Awaj is ready/ },
    stdout: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
