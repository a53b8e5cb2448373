import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), vanillaExtractPlugin()],
  // In the place of Vite's own, of which every visitor would load a kilobyte for styles that lie in the page.
  resolve: { alias: { '\0vite/preload-helper.js': '/app/offline/load-part.ts' } },
  build: {
    // One small file, in the order of the imports: the cascade layers are then declared before anything uses them.
    cssCodeSplit: false,
    // Sixty small scripts compress badly: what stays from release to release, what every page has, what many pages have,
    // the parts of a notice, a notice in a list, and a list of them come as one each, and icons with whom they stand
    // beside. They have no names: the list of all files, which every visitor loads, is a quarter shorter without.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|openapi-fetch)\//,
              priority: 5,
            },
            {
              name: 'frame',
              test: /app\/(root|frame\/Site\w+)\.tsx|i18n.*\/plural|ui\/src\/icons\/(bookmark|lock)/,
              priority: 4,
            },
            { name: 'shared', minShareCount: 16, priority: 3 },
            {
              name: 'facts',
              test: /components\/(Badge|CompanyLogo|DualDate|FactList)\/|src\/(invoice|plan)\/|ui\/src\/icons\/(building|copy|document)|save-file|period/,
              priority: 2,
            },
            { name: 'slider', test: /components\/ScrollRow\//, priority: 2 },
            { name: 'card', test: /(TenderListItem|saving\/SaveTender)\.tsx|features\/src\/clock/, priority: 2 },
            {
              name: 'list',
              test: /features\/lists\/(FoundTenders|use-reader|use-filters|PopularCategories)|components\/ListLayout/,
              priority: 1,
            },
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
