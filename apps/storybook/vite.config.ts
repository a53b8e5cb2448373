import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routeMaps } from './route-maps.ts';

export default defineConfig({
  plugins: [routeMaps, react(), vanillaExtractPlugin()],
  // Both apps and the components use the same copy of each.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'] },
  optimizeDeps: {
    // Vite's scan does not find these in time, and a dependency that is found late reloads the page.
    include: [
      '@awaj/ui > @radix-ui/react-dialog',
      '@awaj/ui > @radix-ui/react-tabs',
      '@awaj/ui > @radix-ui/react-tooltip',
      '@awaj/ui > @tanstack/virtual-core',
      '@awaj/api-client > openapi-fetch',
      '@awaj/mini > @telegram-apps/sdk-react',
      '@tanstack/react-query',
      'react-router',
    ],
  },
});
