import { testBrowser } from '@awaj/ui/workshop/test-browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { environmentWithOwnFonts } from './visual/fonts.ts';
import viteConfig from './vite.config.ts';

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
          browser: testBrowser(await environmentWithOwnFonts()),
        },
      },
    ],
  },
});
