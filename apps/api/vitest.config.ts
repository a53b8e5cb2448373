import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    // An embedded database takes a few hundred megabytes.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
