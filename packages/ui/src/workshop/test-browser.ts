import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';

/** The browser that runs tests of components. */
export const testBrowser: BrowserConfigOptions = {
  enabled: true,
  // A busy machine takes long to open one.
  connectTimeout: 240_000,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' }],
};
