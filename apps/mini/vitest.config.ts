import { defineConfig } from 'vitest/config';

// Not the configuration of the build, whose plugins make the app.
export default defineConfig({
  test: {
    name: 'mini',
    include: ['app/**/*.test.ts', '*.test.ts'],
    // The client speaks to the app through its window and its address.
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://mini.awaj.test/' } },
    reporters: ['default', ['json', { outputFile: 'reports/test.json' }]],
  },
});
