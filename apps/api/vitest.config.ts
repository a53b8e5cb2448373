import { defineConfig } from 'vitest/config';
import { AnswersReporter } from './src/testing/answers-reporter.ts';
import { faultVariable, seedFault } from './src/testing/seeded-fault.ts';

export default defineConfig({
  plugins: seedFault(process.env[faultVariable]),
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/quick-hashes.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }], new AnswersReporter()],
    // Modules kept from another run do not have the fault in them.
    fsModuleCache: !process.env[faultVariable],
    // An embedded database takes a few hundred megabytes.
    maxWorkers: 2,
    // The demo data is made and loaded in some tests, which a busy machine takes its time for.
    testTimeout: 180_000,
    // Where all fails nobody waits for the last of it.
    bail: 15,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
