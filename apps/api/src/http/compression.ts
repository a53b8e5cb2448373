import { encodingFor } from '@awaj/settings/headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compress, isText, worthBytes } from './answer-encoding.ts';

/** Pictures and documents are already compressed. */
const isWorthIt = (contentType: unknown): boolean =>
  /^(application\/(feed\+)?json|application\/atom\+xml|text\/)/.test(String(contentType));

/** A letter of Amharic has three bytes. */
const isLarge = (payload: string | Buffer): boolean =>
  payload.length >= worthBytes || (payload.length * 3 >= worthBytes && Buffer.byteLength(payload) >= worthBytes);

/** A cached answer may be compressed already. */
function isCompressible(reply: FastifyReply, payload: unknown): payload is string | Buffer {
  return (
    isText(reply, payload) &&
    !reply.hasHeader('content-encoding') &&
    isLarge(payload) &&
    isWorthIt(reply.getHeader('content-type'))
  );
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) reply.header('Vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding');
}

/**
 * Compresses answers in one write with their head. Requests are never decompressed, because a few bytes could become
 * very large.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWorth = isCompressible(reply, payload);
    if (isWorth) addVary(reply);
    const encoding = isWorth ? encodingFor(request.headers['accept-encoding']) : null;
    if (encoding) reply.header('Content-Encoding', encoding);
    if (!(isWorth && encoding)) return done(null, payload);
    done(null, compress(typeof payload === 'string' ? Buffer.from(payload) : payload, encoding));
  });
}
