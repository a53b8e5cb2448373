import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react.tsx',
    server: 'src/server.ts',
    en: 'src/messages/en/index.ts',
    am: 'src/messages/am/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  dts: true,
});
