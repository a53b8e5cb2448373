import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'demo-data',
    include: ['src/**/*.test.ts'],
    // No isolation: generators share no state.
    isolate: false,
    // Some tests write thousands of notices, which takes long on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
