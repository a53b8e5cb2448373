import { testBrowser } from '@awaj/ui/workshop/test-browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { environmentWithOwnFonts } from './visual/fonts.ts';
import viteConfig from './vite.config.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    // If everything fails, the run ends early instead of waiting two minutes for each test.
    bail: 15,
    projects: [
      // A test that reads thousands of notices is slow on a busy machine.
      { test: { name: 'units', include: ['{src,visual}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        ...viteConfig,
        plugins: [...(viteConfig.plugins ?? []), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // Screens have the tag `!test`, so opening their files would be useless.
          exclude: ['src/**'],
          testTimeout: 120_000,
          setupFiles: ['.storybook/forced-colors.setup.ts'],
          // One page for all files. A page for each took as long as a third of the stories.
          isolate: false,
          browser: testBrowser(await environmentWithOwnFonts()),
        },
      },
    ],
  },
});
