import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { settingsOf, toConfig } from './settings.ts';

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), vanillaExtractPlugin()],
  define:
    mode === 'development' ? { 'import.meta.env.AWAJ_CONFIG': JSON.stringify(toConfig(settingsOf(process.env))) } : {},
  build: {
    // One small file, in the order of the imports: the cascade layers are then declared before anything uses them.
    cssCodeSplit: false,
    modulePreload: false,
    // The one rendering on a server is of the page itself, which carries a function of ours as text.
    minify: true,
  },
  environments: {
    client: {
      build: {
        // Dozens of small scripts compress badly: what the first screen needs comes as one, React included, and so does
        // what most pages share.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'first',
                  test: /(app\/(entry\.client|root|routes\/latest-tenders)\.tsx|i18n\/src\/plural\.ts)$/,
                  priority: 1,
                },
                { name: 'shared', minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
  // What a scan of our own sources cannot see; found late, it would reload the first page that is opened.
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
