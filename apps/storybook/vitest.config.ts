import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { environmentWithOwnFonts } from './visual/fonts.ts';
import viteConfig from './vite.config.ts';

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  env: await environmentWithOwnFonts(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
};

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    // Where all fails nobody waits for the last of it, each within its two minutes.
    bail: 15,
    projects: [
      // A test that reads thousands of notices takes its time on a busy machine.
      { test: { name: 'units', include: ['{src,visual}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        ...viteConfig,
        plugins: [...(viteConfig.plugins ?? []), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Screens carry the tag `!test`: their files would be opened for nothing.
          exclude: ['src/**'],
          testTimeout: 120_000,
          setupFiles: ['.storybook/forced-colors.setup.ts'],
          // One page for all files: setting it up for each took as long as a third of the stories.
          isolate: false,
          browser: {
            enabled: true,
            // A machine that does much else besides takes its time to open one.
            connectTimeout: 240_000,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
