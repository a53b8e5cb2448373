import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

// Not the configuration of the build, whose plugins make the site.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'web',
    // All of the website is read once, and not for each file.
    isolate: false,
    fsModuleCache: true,
    include: ['*.test.ts', '{app,testing,worker}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
