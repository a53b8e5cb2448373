import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** Files are read once for all tests of a server, and not for each. A page has state that the next file must not find. */
const shared = { isolate: false, fsModuleCache: true };
const inBrowser = 'app/**/*.browser.test.{ts,tsx}';

// Not the configuration of the build, whose plugins make the site.
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
          // Pages that are pressed and typed into need a document, and nothing that a layout would tell.
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://awaj.test/' } },
          setupFiles: ['testing/browser.setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
