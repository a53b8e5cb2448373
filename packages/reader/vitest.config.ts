import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'reader',
    include: ['src/**/*.test.ts'],
    // Pure functions leave nothing behind for the next file, and a worker for each would take longer than the tests.
    isolate: false,
    testTimeout: 20_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
