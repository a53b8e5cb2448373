import { minuteMs } from '@awaj/domain/duration';
import { locales, serverTexts } from '@awaj/i18n/server';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';

/** In a minute: three hundred people behind one address who open a page every four seconds. */
const pagesOfAddress = 4_500;
const rememberedVisitors = 50_000;
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const paragraphs = locales.map((locale) => `<p lang="${locale}">${serverTexts[locale].common.failure.tooMany}</p>`);

/** Rendered by nobody: who asks too often must cost little. */
const tooManyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Awaj</title>${paragraphs.join('')}`;

/** Limits the pages that are rendered for one address; files cost next to nothing. */
export async function limitPages(app: FastifyInstance, most = pagesOfAddress): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: minuteMs,
    max: most,
    cache: rememberedVisitors,
    // One household has so many addresses of IPv6.
    ipv6Subnet: 64,
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode === 429) return reply.code(429).type('text/html; charset=utf-8').send(tooManyPage);
    if (error.statusCode === undefined || error.statusCode >= 500) console.error(error);
    return reply
      .code(error.statusCode ?? 500)
      .type('text/plain')
      .send('');
  });
}
