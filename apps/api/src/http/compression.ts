import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Every answer is compressed anew, on the one thread there is. */
const gzipLevel = 4;
const worthBytes = 1_024;

/** Pictures and documents are compressed as they are. */
const isWorthIt = (contentType: string): boolean => /^(application\/json|text\/)/.test(contentType);

/** Compresses what is sent; nothing that arrives is decompressed, which a few bytes could make very large. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: worthBytes,
    zlibOptions: { level: gzipLevel },
    customTypes: isWorthIt,
    globalDecompression: false,
  });
}
