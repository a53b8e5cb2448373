import { defineConfig } from 'vite';

export default defineConfig({
  // The strictest policy: no inline script or style, and nothing from other origins.
  preview: { headers: { 'Content-Security-Policy': "default-src 'self'" } },
});
