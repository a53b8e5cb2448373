import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** Many pages have a form, but not those that people open first, which do without scripts for forms. */
const ofForms =
  /@radix-ui|\/(features\/src\/form|app\/features\/form|components\/(Form\w+|OptionList|Select|TextField))\//;

/** The browser's build contains all files. The server's are split differently and would be added to them. */
const noFilesOfServer: Plugin = {
  name: 'no-files-of-server',
  configEnvironment: (name) => (name === 'ssr' ? { build: { emitAssets: false } } : null),
};

export default defineConfig({
  plugins: [reactRouter(), vanillaExtractPlugin(), noFilesOfServer],
  build: {
    // Hundreds of small scripts compress badly, so scripts of every page become one, and so do those that many pages
    // share.
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
  // Dependencies that Vite's scan does not find. Found late, they would reload the first page.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', '@awaj/api-client > openapi-fetch', '@tanstack/react-query'],
  },
  // A build that runs beside the development server must not reload the open pages.
  server: { watch: { ignored: ['**/build/**'] } },
});
