import { defineConfig } from 'vitest/config';

// Separate from the build's configuration, whose plugins build the app.
export default defineConfig({
  test: {
    name: 'mini',
    include: ['app/**/*.test.ts', '*.test.ts'],
    // The client talks to the app through the window and the address.
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://mini.awaj.test/' } },
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
