import { locales, serverTexts } from '@awaj/i18n/server';
import { pageLimit, tooManyPage } from '@awaj/settings/page-limit';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance } from 'fastify';

const refusal = tooManyPage(locales.map((locale) => ({ locale, text: serverTexts[locale].common.failure.tooMany })));

/** Limits how often the page is rendered for one address. */
export async function limitPages(app: FastifyInstance, most?: number): Promise<void> {
  await app.register(rateLimit, pageLimit(most));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode === 429) reply.code(429).type('text/html; charset=utf-8').send(refusal);
    else reply.send(error);
  });
}
