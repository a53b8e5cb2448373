// The last step of the build: the service worker, with a list of all files of the other steps.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const client = join(import.meta.dirname, '..', 'build', 'client');
const files = globSync('assets/*.{js,css,woff2}', { cwd: client })
  .sort()
  .map((file) => `/${file}`);
const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
  build: {
    outDir: client,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
