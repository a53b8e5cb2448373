import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react.tsx',
    server: 'src/server.ts',
  },
  format: 'esm',
  platform: 'neutral',
  dts: true,
});
