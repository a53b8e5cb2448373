import { hash } from 'node:crypto';
import { hasTag } from '@awaj/settings/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isText } from './answer-encoding.ts';

/** Weak, because the same answer may be compressed differently. */
export const tagOf = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`;

const isShared = (reply: FastifyReply): boolean => String(reply.getHeader('cache-control') ?? '').startsWith('public');

/** Lets a client that has cached a public answer ask whether it is still valid: 304 without a body if so. */
export function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  // A cached answer has its tag already.
  const isTagged =
    request.method === 'GET' &&
    reply.statusCode === 200 &&
    isShared(reply) &&
    !reply.hasHeader('etag') &&
    isText(reply, payload);
  const tag = isTagged ? tagOf(payload) : null;
  if (tag !== null) reply.header('ETag', tag);
  const isUnchanged = tag !== null && hasTag(request.headers['if-none-match'], tag);
  if (isUnchanged) reply.code(304).removeHeader('content-length');
  done(null, isUnchanged ? '' : payload);
}
