// How many pages an IP address may request from the website or the mini app.

/** In a minute. Enough for three hundred people behind one address who each open a page every four seconds. */
const pagesOfAddress = 4_500;
const minuteMs = 60_000;
const rememberedVisitors = 50_000;
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Options for `@fastify/rate-limit`. Files are not counted, because they cost almost nothing. */
export const pageLimit = (most = pagesOfAddress) => ({
  global: false,
  timeWindow: minuteMs,
  max: most,
  cache: rememberedVisitors,
  // A household has a whole /64 network of IPv6 addresses.
  ipv6Subnet: 64,
  addHeaders: quiet,
  addHeadersOnExceeding: quiet,
});

/** The page for too many requests, in each language. It is not rendered by React, because it must cost little. */
export function tooManyPage(sentences: readonly { locale: string; text: string }[]): string {
  const paragraphs = sentences.map(({ locale, text }) => `<p lang="${locale}">${text}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Awaj</title>${paragraphs.join('')}`;
}
