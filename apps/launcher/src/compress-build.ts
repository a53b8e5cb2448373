// Compresses the files of a build once, as far as possible, so that no server does it while somebody waits.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Smaller files fit into one packet uncompressed. */
const worthIt = 1_000;

const waiting = globSync('build/client/**/*.{js,css,svg}');

async function work(): Promise<void> {
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const content = readFileSync(file);
    if (content.length >= worthIt) writeFileSync(`${file}.br`, await compress(content, { params }));
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
