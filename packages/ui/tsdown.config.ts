import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Rolldown } from 'tsdown';

const components = globSync('src/components/*/*.tsx').filter(
  (file) => basename(file, '.tsx') === basename(dirname(file)),
);

/** The style sheet names font files by the packages they come from; a published one needs them beside it. */
const fonts: Rolldown.Plugin = {
  name: 'fonts',
  generateBundle(_options, bundle) {
    const sheet = bundle['styles.css'];
    if (sheet?.type !== 'asset') throw new Error('There is no styles.css to put the fonts beside.');
    sheet.source = sheet.source
      .toString()
      .replace(/@fontsource-variable\/([^/]+)\/files\/([^')]+)/g, (path, font, file) => {
        const folder = join('node_modules/@fontsource-variable', font);
        this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source: readFileSync(join('node_modules', path)) });
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${font}-LICENSE`,
          source: readFileSync(join(folder, 'LICENSE')),
        });
        return `./fonts/${file}`;
      });
  },
};

export default defineConfig({
  entry: {
    theme: 'src/theme/index.ts',
    ...Object.fromEntries(components.map((file) => [basename(file, '.tsx'), file])),
  },
  format: 'esm',
  platform: 'neutral',
  dts: true,
  plugins: [vanillaExtractPlugin({ extract: { name: 'styles.css' } }), fonts],
  outputOptions: { assetFileNames: '[name][extname]' },
});
