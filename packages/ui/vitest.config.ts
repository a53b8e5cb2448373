import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testBrowser } from './src/workshop/test-browser.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    projects: [
      // Tests that read thousands of notices take long on a busy machine.
      { test: { name: 'units', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: {
          // Vite's scan finds these too late, and then reloads the page.
          include: [
            '@guidepup/virtual-screen-reader',
            '@radix-ui/react-dialog',
            '@radix-ui/react-tabs',
            '@radix-ui/react-tooltip',
            '@tanstack/virtual-core',
            'react-dom/client',
          ],
        },
        test: {
          name: 'screen reader',
          include: ['src/components/*/*.screen-reader.test.tsx'],
          browser: testBrowser,
        },
      },
    ],
  },
});
