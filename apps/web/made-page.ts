import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@awaj/settings/headers';
import { ownBytes } from '@awaj/settings/own-bytes';
import { forEverybody } from './app/config/page-lifetime.ts';

/** A rendered page, for one reader or for many. */
export interface MadePage {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  isCompressible: boolean;
  body(encoding: Encoding | null): Buffer | Promise<Buffer>;
  /** Null for a page that is sent to one reader. */
  shared: { etag: string; bytes: number } | null;
}

/** The memory for a cached page besides its content. */
const bytesBeside = 2_000;

/** A smaller page fits into one packet uncompressed. */
const worthCompressing = 1_000;
const compressible = /^(text\/|application\/(\w+\+)?(json|xml|x-script))/;

const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

const brotli = (content: Buffer): Promise<Buffer> =>
  packBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: brotli,
  gzip: (content) => packGzip(content),
};

/**
 * Only the smallest encoding stays in memory. The others are derived from it, because proxies ask for them only once
 * and then cache them.
 */
function bodyFrom(packed: Buffer): MadePage['body'] {
  let gzipped: Promise<Buffer> | undefined;
  return (encoding) => {
    if (encoding === 'br') return packed;
    if (encoding === null) return unpackBrotli(packed);
    gzipped ??= unpackBrotli(packed)
      .then((content) => packGzip(content))
      .then(ownBytes);
    return gzipped;
  };
}

const etagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export async function madePage(answer: Response): Promise<MadePage> {
  const { status } = answer;
  const headers = [...answer.headers];
  const content = Buffer.from(await answer.arrayBuffer());
  const isCompressible =
    content.length >= worthCompressing && compressible.test(answer.headers.get('Content-Type') ?? '');
  const isForEverybody =
    status === 200 && answer.headers.get('Cache-Control') === forEverybody && !answer.headers.has('Set-Cookie');
  if (!isForEverybody)
    return {
      status,
      headers,
      isCompressible,
      body: (encoding) => (encoding ? compress[encoding](content) : content),
      shared: null,
    };
  const packed = ownBytes(await brotli(content));
  const shared = { etag: etagOf(packed), bytes: 2 * packed.length + bytesBeside };
  return { status, headers, isCompressible, body: bodyFrom(packed), shared };
}
