import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/max-lengths.gen.ts', 'src/schema.gen.ts'],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
});
