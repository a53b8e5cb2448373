// How many pages the servers of our front ends give to one address.

/** In a minute: three hundred people behind one address who open a page every four seconds. */
const pagesOfAddress = 4_500;
const minuteMs = 60_000;
const rememberedVisitors = 50_000;
const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** As the limiter of a server takes it; files cost next to nothing and are not counted. */
export const pageLimit = (most = pagesOfAddress) => ({
  global: false,
  timeWindow: minuteMs,
  max: most,
  cache: rememberedVisitors,
  // One household has so many addresses of IPv6.
  ipv6Subnet: 64,
  addHeaders: quiet,
  addHeadersOnExceeding: quiet,
});

/** Rendered by nobody: who asks too often must cost little. Says it in each language. */
export function tooManyPage(sentences: readonly { locale: string; text: string }[]): string {
  const paragraphs = sentences.map(({ locale, text }) => `<p lang="${locale}">${text}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Awaj</title>${paragraphs.join('')}`;
}
