import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'features',
    include: ['src/**/*.test.ts'],
    // Queries and rules leave nothing behind for the next file, and a worker for each would take longer than the tests.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
