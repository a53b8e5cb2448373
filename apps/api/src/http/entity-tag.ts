import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const isShared = (reply: FastifyReply): boolean => String(reply.getHeader('cache-control') ?? '').startsWith('public');

/** Lets a client that has cached a public answer ask whether it is still valid: 304 without a body if so. */
export async function answerUnchanged(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string' || !isShared(reply))
    return payload;
  // Weak: a proxy may compress it.
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('ETag', tag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (!known?.includes(tag)) return payload;
  reply.code(304).removeHeader('content-length');
  return '';
}
