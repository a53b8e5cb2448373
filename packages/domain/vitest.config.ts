import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
    coverage: { include: ['src/**/*.ts'], thresholds: { 100: true } },
  },
});
