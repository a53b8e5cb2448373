// Compresses the files of a build once, as far as possible, so that no server does it while somebody waits.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** A smaller file gains less than the header that names its encoding. */
const worthIt = 200;

const waiting = globSync('build/client/**/*.{js,css,svg,webmanifest}');

async function work(): Promise<void> {
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const content = readFileSync(file);
    if (content.length < worthIt) continue;
    writeFileSync(`${file}.br`, await toBrotli(content, { params }));
    writeFileSync(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
