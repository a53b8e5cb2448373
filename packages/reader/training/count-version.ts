// Raises the reader's version if it reads the corpus differently than the version before.
import { writeFileSync } from 'node:fs';
import { readerVersion, readings } from '../src/version/version.gen.ts';
import { readingsHash } from './readings-hash.ts';

const hash = readingsHash();
if (hash !== readings)
  writeFileSync(
    new URL('../src/version/version.gen.ts', import.meta.url),
    `// Made by training/count-version.ts.
export const readerVersion = ${readerVersion + 1};
export const readings = '${hash}';
`,
  );
