import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Rolldown } from 'tsdown';
import { useClient } from './use-client.ts';

const components = globSync('src/components/*/*.tsx').filter(
  (file) => basename(file, '.tsx') === basename(dirname(file)),
);

const fontFolder = 'src/theme/fonts';

/** The style sheet refers to its fonts by relative paths. */
const fonts: Rolldown.Plugin = {
  name: 'fonts',
  generateBundle() {
    for (const file of globSync(`${fontFolder}/*`))
      this.emitFile({ type: 'asset', fileName: `fonts/${basename(file)}`, source: readFileSync(file) });
  },
};

export default defineConfig({
  entry: {
    theme: 'src/theme/index.ts',
    'telegram-theme': 'src/theme/telegram.css.ts',
    icons: 'src/icons.ts',
    ...Object.fromEntries(components.map((file) => [basename(file, '.tsx'), file])),
  },
  format: 'esm',
  platform: 'neutral',
  dts: true,
  plugins: [vanillaExtractPlugin({ extract: { name: 'styles.css' } }), fonts, useClient],
  outputOptions: { assetFileNames: '[name][extname]' },
});
