import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';

const components = globSync('src/components/*/*.tsx').filter(
  (file) => basename(file, '.tsx') === basename(dirname(file)),
);

export default defineConfig({
  entry: {
    theme: 'src/theme/index.ts',
    ...Object.fromEntries(components.map((file) => [basename(file, '.tsx'), file])),
  },
  format: 'esm',
  platform: 'neutral',
  dts: true,
  plugins: [vanillaExtractPlugin({ extract: { name: 'styles.css' } })],
  outputOptions: { assetFileNames: '[name][extname]' },
});
