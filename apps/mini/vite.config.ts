import { basename } from 'node:path';
import { withoutUnusedParts } from '@awaj/settings/unused-parts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { settingsOf, toConfig } from './settings.ts';

/** The texts of the first screen. Each area in a file of its own compresses worse, and is one more request. */
const firstTexts =
  /i18n\/src\/areas\/(common|frame|titles|failure|plan|form|tender|search|telegram|telegram-tender)\/\w+\.ts$/;

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), vanillaExtractPlugin(), withoutUnusedParts],
  define:
    mode === 'development' ? { 'import.meta.env.AWAJ_CONFIG': JSON.stringify(toConfig(settingsOf(process.env))) } : {},
  build: {
    // One small file in import order, so that the cascade layers are declared before they are used.
    cssCodeSplit: false,
    modulePreload: false,
    // The build's only server rendering is the page itself, which contains a serialised function.
    minify: true,
    // The first screen loads the names of all files, and a hash cannot be compressed.
    rolldownOptions: { output: { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } },
  },
  environments: {
    client: {
      build: {
        // Dozens of small scripts compress badly, so the first screen's scripts, with React, become one, and so do
        // those that most pages share.
        rolldownOptions: {
          // A file of constants, such as the icons, would come whole with the first page that uses one of them.
          optimization: { inlineConst: true },
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                {
                  name: 'first',
                  test: /(app\/(entry\.client|root|routes\/latest-tenders)\.tsx|i18n\/src\/plural\.ts)$/,
                  priority: 1,
                },
                { name: (file) => basename(file, '.ts'), test: firstTexts },
                { name: 'shared', minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
  // Dependencies that Vite's scan does not find. Found late, they would reload the first page.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      '@awaj/api-client > openapi-fetch',
      '@tanstack/react-query',
      '@telegram-apps/sdk-react',
    ],
  },
  // A build that runs beside the development server must not reload the open pages.
  server: { watch: { ignored: ['**/build/**'] } },
}));
