import type { FastifyRequest } from 'fastify';

export type Language = 'en' | 'am';

/** Names and messages come in Amharic when it is asked for before English, else in English. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const asked = request.headers['accept-language'] ?? '';
  const first = /\b(am|en)\b/i.exec(asked)?.[1]?.toLowerCase();
  return first === 'am' ? 'am' : 'en';
}
