import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'features',
    include: ['src/**/*.test.ts'],
    // No isolation: these tests share no state, and a worker for each file would take longer than the tests.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
