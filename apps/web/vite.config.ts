import { withoutUnusedParts } from '@awaj/settings/unused-parts';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** The scripts of every page and of the list of tenders, which most people open first. */
const first =
  /app\/(root\.tsx|seo\/page-meta\.ts|features\/lists\/(TendersPage\.tsx|list-parts\.ts))$|i18n\/src\/plural\.ts$/;

/** React is in its own file, so that the browser runs it as a separate task. */
const react = /\/react-dom\/client\.js$/;

/** The components of most forms. */
const form =
  /components\/(TextField|Select|SegmentedField|Disclosure|FormLayout|FormError)\/\w+\.tsx$|features\/src\/(form\/form|debounce\/debounce)\.ts$/;

/** What a search with words needs. */
const words =
  /search-words\/src\/index\.ts$|features\/src\/search\/search-problem\.ts$|search-filters\/is-unclear\.ts$/;

/** The browser's build contains all files. The server's are split differently and would be added to them. */
const noFilesOfServer: Plugin = {
  name: 'no-files-of-server',
  configEnvironment: (name) => (name === 'ssr' ? { build: { emitAssets: false } } : null),
};

export default defineConfig({
  plugins: [reactRouter(), vanillaExtractPlugin(), withoutUnusedParts, noFilesOfServer],
  // A first visit loads the names of all files, and a hash cannot be compressed. Server and browser share the other files.
  build: {
    // The server reads from it where the texts of a page are.
    manifest: true,
    rolldownOptions: { output: { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } },
  },
  environments: {
    client: {
      build: {
        // Small scripts compress badly, so those of a first visit become one. The entry and routes with a top-level await
        // stay outside, because all other scripts would wait for them.
        rolldownOptions: {
          // A file of constants, such as the icons, would come whole with the first page that uses one of them.
          optimization: { inlineConst: true },
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 2 },
                { name: 'first', test: first, priority: 1 },
                { name: 'form', test: form },
                { name: 'words', test: words },
              ],
            },
          },
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
