import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'reader',
    include: ['src/**/*.test.ts'],
    // No isolation: pure functions share no state, and a worker for each file would take longer than the tests.
    isolate: false,
    testTimeout: 20_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
