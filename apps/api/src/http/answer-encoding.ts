import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '@awaj/settings/headers';

/** What is sent once is compressed on the one thread there is; what is kept is sent again and again. */
const gzipLevel = 4;
const brotliQuality = 5;
export const worthBytes = 1_024;

export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
