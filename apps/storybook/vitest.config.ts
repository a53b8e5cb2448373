import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    include: ['{src,visual}/**/*.test.ts'],
    // A test that opens a browser is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
