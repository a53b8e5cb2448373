import { defineConfig } from 'vitest/config';
import { RunReporter } from './src/testing/run-reporter.ts';
import { faultVariable, seedFault } from './src/testing/seeded-fault.ts';

/** This test uses hashes with the production cost, which is too slow for all other tests. */
const atFullCost = 'src/modules/identity/passwords.test.ts';

export default defineConfig({
  plugins: seedFault(process.env[faultVariable]),
  test: {
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }], new RunReporter()],
    // Modules kept from another run do not have the fault in them.
    fsModuleCache: !process.env[faultVariable],
    // Reading the API and compiling the embedded database takes longer than the tests of most files.
    isolate: false,
    // An embedded database takes a few hundred megabytes.
    maxWorkers: 2,
    // Some tests create and load the demo data, which is slow on a busy machine.
    testTimeout: 180_000,
    // If everything fails, the run ends early.
    bail: 15,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: [atFullCost],
          globalSetup: ['src/testing/global-setup.ts'],
          setupFiles: ['src/testing/quick-hashes.ts'],
        },
      },
      { extends: true, test: { name: 'full cost', include: [atFullCost] } },
    ],
  },
});
