import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo-data',
    include: ['src/**/*.test.ts'],
    // Generators leave nothing behind for the next file.
    isolate: false,
    // Thousands of notices are written in some tests, which a busy machine takes its time for.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
