import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds and serves the measured page like an app. Storybook would cost more than the components. */
export async function servePage(): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'awaj-bench-'));
  const options = {
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build({ ...options, plugins: [react(), vanillaExtractPlugin()] });
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0, strictPort: false } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The page to be measured could not be served.');
  return {
    url,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
