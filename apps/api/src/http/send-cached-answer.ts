import { secondMs } from '@awaj/domain/duration';
import { encodingFor, hasTag } from '@awaj/settings/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from './answer-cache.ts';
import { json } from './answer-encoding.ts';

/** The headers that answers depend on. Init data of Telegram comes as `Authorization: tma`. */
export const varies = 'Accept-Encoding, Accept-Language, Authorization, Origin';

/** A proxy gets the age too, so that an answer never lives longer than here. Browsers revalidate each time. */
const cacheRule = (leftMs: number): string =>
  `public, max-age=0, s-maxage=${Math.max(0, Math.floor(leftMs / secondMs))}, must-revalidate`;

/** Sends a cached answer, or 304 if the client has it. */
export function sendCachedAnswer(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, leftMs: number) {
  reply.header('Cache-Control', cacheRule(leftMs)).header('Vary', varies).header('ETag', answer.tag);
  if (hasTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  const encoding = answer.isWorthCompressing ? encodingFor(request.headers['accept-encoding']) : null;
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type(json).send(encoding ? answer.bodyAs(encoding) : answer.body);
}
