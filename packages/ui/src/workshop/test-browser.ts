import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';

/** The browser that runs component tests, with its environment variables. */
export const testBrowser = (env: Record<string, string> = {}): BrowserConfigOptions => ({
  enabled: true,
  // A busy machine takes long to open one.
  connectTimeout: 240_000,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      ...(Object.keys(env).length > 0 && { env }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' }],
});
