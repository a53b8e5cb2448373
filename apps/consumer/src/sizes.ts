// Prints the size of each component of @awaj/ui in an app that imports it, and exits with 1 if one is too large.
import { join } from 'node:path';
import { excesses, measure, median, type Size } from './component-sizes.ts';

const dist = join(import.meta.dirname, '..', '..', '..', 'packages', 'ui', 'dist');

const row = ({ name, bytes }: Size): string => `${name.padEnd(24)}${bytes.toLocaleString('en').padStart(8)}`;

const sizes = await measure(dist);
const { components, styles } = sizes;
console.log(`Brotli bytes of each component's JavaScript, minified, with its dependencies and without React:\n`);
for (const size of components) console.log(row(size));
console.log('');
console.log(row({ name: `median of ${components.length}`, bytes: median(components) }));
console.log(row({ name: 'styles.css, all of it', bytes: styles }));

for (const excess of excesses(sizes)) {
  console.error(`\n${excess}`);
  process.exitCode = 1;
}
