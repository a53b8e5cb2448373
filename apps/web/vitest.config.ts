import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Modules are loaded once for all server tests. Browser tests have state that the next file must not see. */
const shared = { isolate: false, fsModuleCache: true };
const inBrowser = 'app/**/*.browser.test.{ts,tsx}';

// Separate from the build's configuration, whose plugins build the site.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          include: ['*.test.ts', '{app,worker}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
        },
      },
      {
        extends: true,
        test: {
          fsModuleCache: true,
          name: 'browser',
          include: [inBrowser],
          // Interactive pages need a document, but no layout.
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://awaj.test/' } },
          setupFiles: ['testing/browser.setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
