import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** As a server sends a file that it has compressed beforehand. */
export const brotli = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** Fonts and pictures are compressed in themselves. */
const isCompressed = (path: string): boolean => /\.(?:woff2|webp|png|jpg)$/.test(path);

export const weigh = (path: string): number => {
  const content = readFileSync(path);
  return isCompressed(path) ? content.length : brotli(content);
};
