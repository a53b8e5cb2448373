import { isLocale, type Locale, locales } from '@awaj/i18n/server';
import type { FastifyRequest } from 'fastify';

export type Language = Locale;

export const fallbackLanguage: Language = 'en';

const anyLanguage = new RegExp(`\\b(${locales.join('|')})\\b`, 'i');

/** The language of names and messages: of those there are, the one that the caller asks for first. */
export function languageOf(request: Pick<FastifyRequest, 'headers'>): Language {
  const first = anyLanguage.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase();
  return isLocale(first) ? first : fallbackLanguage;
}
