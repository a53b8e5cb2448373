import { defineConfig } from 'vite';

export default defineConfig({
  // As strict as a policy can be: no inline script or style, nothing from elsewhere.
  preview: { headers: { 'Content-Security-Policy': "default-src 'self'" } },
});
