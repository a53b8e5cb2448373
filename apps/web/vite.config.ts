import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** Many pages have a form, but not those that people come to first: they do without what only forms need. */
const ofForms =
  /@radix-ui|\/(features\/src\/form|app\/features\/form|components\/(Form\w+|OptionList|Select|TextField))\//;

/** The browser's build has all files. The server's, which are split differently, would be stored with them. */
const noFilesOfServer: Plugin = {
  name: 'no-files-of-server',
  configEnvironment: (name) => (name === 'ssr' ? { build: { emitAssets: false } } : null),
};

export default defineConfig({
  plugins: [reactRouter(), vanillaExtractPlugin(), noFilesOfServer],
  build: {
    // Hundreds of small scripts compress badly: what every page needs comes as one, and so does what many of them share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /app\/root\.tsx$/, priority: 1 },
            { name: 'shared', test: (id) => !ofForms.test(id), minShareCount: 5 },
          ],
        },
      },
    },
  },
  // What a scan of our own sources cannot see; found late, it would reload the first page that is opened.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', '@awaj/api-client > openapi-fetch', '@tanstack/react-query'],
  },
  // A build that runs beside the development server must not reload the open pages.
  server: { watch: { ignored: ['**/build/**'] } },
});
