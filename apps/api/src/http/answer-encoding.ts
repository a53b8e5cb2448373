import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How an answer may be compressed, the best way first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** What is sent once is compressed on the one thread there is; what is kept is sent again and again. */
const gzipLevel = 4;
const brotliQuality = 5;
export const worthBytes = 1_024;

const isRefused = /;\s*q=0(\.0*)?\s*$/;

/** The best encoding that a client takes; null for none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null;
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((each) => !isRefused.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return encodings.find((encoding) => taken.includes(encoding)) ?? null;
}

export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
