import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: {
    // Compiled .css.ts files import this, which a scan of the sources cannot see; found late, it reloads the page.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
});
