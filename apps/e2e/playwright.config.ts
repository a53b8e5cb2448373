import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { servers } from './tests/servers.ts';

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
};

/** Both widths with the engine that is installed everywhere; the phone keeps its own size, touch and user agent. */
const phone = { ...devices['Pixel 7'], browserName: 'chromium' } as const;
const desktop = { ...devices['Desktop Chrome'], browserName: 'chromium' } as const;

/** What people have in their hand when they use it; `mini.spec.ts` opens it at both widths. */
const isOnPhones = /telegram-(accessibility|entry|network|pages|payment)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  workers: 2,
  fullyParallel: true,
  // For a machine that does other work at the same time; what is there is found at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Where all fails nobody waits for the last of it, each within its two minutes.
  maxFailures: 15,
  globalTimeout: 60 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  // A worker would answer past the faults that a journey puts in a page's way; the journeys about it let it in.
  use: { launchOptions, baseURL: servers.web.url, serviceWorkers: 'block' },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: isOnPhones, grepInvert: /@phone-alone/ },
    { name: 'phone', use: phone, testIgnore: isOnPhones, grep: /@both-widths|@phone-alone/ },
    { name: 'telegram', use: phone, testMatch: isOnPhones },
  ],
  // The product as `npm start` runs it, on ports and a database of its own.
  webServer: {
    command: 'node ../launcher/src/start.ts --built',
    env: {
      ...Object.fromEntries(Object.values(servers).map(({ variable, port }) => [variable, String(port)])),
      // Journeys find the lists as they left them: `collecting.spec.ts` has a product of its own that collects.
      SANDBOX_SITES_PORT: '0',
      AWAJ_DATA_DIR: join(tmpdir(), `awaj-e2e-${process.pid}`, 'db'),
    },
    wait: { stdout: /Awaj is ready/ },
    stdout: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
