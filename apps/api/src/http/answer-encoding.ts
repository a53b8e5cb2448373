import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '@awaj/settings/headers';
import type { FastifyReply } from 'fastify';

/** Moderate levels, because compression blocks the only thread, while a cached answer is sent many times. */
const gzipLevel = 4;
const brotliQuality = 5;
export const worthBytes = 1_024;

export const json = 'application/json; charset=utf-8';

/** A text, or JSON that was written as bytes. Pictures and documents are bytes too. */
export const isText = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || (Buffer.isBuffer(payload) && reply.getHeader('content-type') === json);

export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: gzipLevel });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(body, {
    params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
