// Cuts the fonts to what the product shows, into src/theme/fonts: pnpm --filter @awaj/ui fonts
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Range = readonly [first: number, last: number];

interface Cut {
  family: string;
  source: string;
  name: string;
  letters: readonly Range[];
}

/** The weights that the text styles use. */
const wght = { min: 400, max: 700 };

const cuts: readonly Cut[] = [
  // This file holds Latin letters only.
  { family: 'inter', source: 'inter-latin-wght-normal', name: 'inter', letters: [[0, 0xffff]] },
  // Amharic, Tigrinya and Geez, with their numbers and signs.
  {
    family: 'noto-sans-ethiopic',
    source: 'noto-sans-ethiopic-ethiopic-wght-normal',
    name: 'ethiopic',
    letters: [[0x1200, 0x137f]],
  },
  // The letters that only Gurage and Blin need. They make a file of their own, for the few pages that show them.
  {
    family: 'noto-sans-ethiopic',
    source: 'noto-sans-ethiopic-ethiopic-wght-normal',
    name: 'ethiopic-more',
    letters: [
      [0x1380, 0x139f],
      [0x2d80, 0x2ddf],
      [0xab01, 0xab2f],
    ],
  },
];

const target = join(import.meta.dirname, '..', 'src', 'theme', 'fonts');
const packageOf = (family: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`));

const textOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .join('');

for (const { family, source, name, letters } of cuts) {
  const folder = packageOf(family);
  const whole = readFileSync(join(folder, 'files', `${source}.woff2`));
  const part = await subsetFont(whole, textOf(letters), { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(join(target, `${name}.woff2`), part);
  copyFileSync(join(folder, 'LICENSE'), join(target, `${family}-LICENSE.txt`));
  console.log(`${name}: ${whole.length.toLocaleString('en')} bytes, cut to ${part.length.toLocaleString('en')}`);
}
