import { defineConfig } from 'vitest/config';

// Not the configuration of the build, whose plugins make the site.
export default defineConfig({
  test: {
    name: 'web',
    include: ['*.test.ts', 'app/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
