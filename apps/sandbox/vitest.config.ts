import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sandbox',
    // Some tests start the server in its own process.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
    // No isolation: a worker for each file would take longer than the tests.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
