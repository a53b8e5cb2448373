import { encodingFor } from '@awaj/settings/headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compress, worthBytes } from './answer-encoding.ts';

/** Pictures and documents are already compressed. */
const isWorthIt = (contentType: unknown): boolean =>
  /^(application\/(feed\+)?json|application\/atom\+xml|text\/)/.test(String(contentType));

/** A letter of Amharic has three bytes. */
const isLarge = (payload: string): boolean =>
  payload.length >= worthBytes || (payload.length * 3 >= worthBytes && Buffer.byteLength(payload) >= worthBytes);

function isCompressible(reply: FastifyReply, payload: unknown): payload is string {
  return typeof payload === 'string' && isLarge(payload) && isWorthIt(reply.getHeader('content-type'));
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) reply.header('Vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding');
}

/**
 * Compresses what is sent, at once: it goes out with its head in one write. Nothing that arrives is decompressed, which
 * a few bytes could make very large.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = isCompressible(reply, payload);
    if (isText) addVary(reply);
    const encoding = isText ? encodingFor(request.headers['accept-encoding']) : null;
    if (encoding) reply.header('Content-Encoding', encoding);
    done(null, isText && encoding ? compress(Buffer.from(payload), encoding) : payload);
  });
}
