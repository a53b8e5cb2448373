import { isLocale, type Locale, locales } from '@awaj/i18n/server';
import type { FastifyRequest } from 'fastify';

export type Language = Locale;

export const fallbackLanguage: Language = 'en';

const anyLanguage = new RegExp(`\\b(${locales.join('|')})\\b`, 'i');

/** The language of names and messages: the first one in Accept-Language that we have. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const first = anyLanguage.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return isLocale(first) ? first : fallbackLanguage;
}
