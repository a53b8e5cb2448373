// How a server of ours tells the API where the visitor is, in whose name it asks.
export const visitorHeader = 'x-awaj-visitor';
export const secretHeader = 'x-awaj-forward-secret';

/** As long as the API says it. */
const yearSeconds = 31_536_000;

/** What keeps browsers of a site at https, once they have come to it that way. */
export const httpsOnly = (siteUrl: string): { 'Strict-Transport-Security'?: string } =>
  siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` } : {};

/** How an answer may be compressed, the best way first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const isRefused = /;\s*q=0(\.0*)?\s*$/;

/** The best encoding that a client takes, by its `Accept-Encoding`; null for none. */
export function encodingFor(accepted = ''): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((each) => !isRefused.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return encodings.find((encoding) => taken.includes(encoding)) ?? null;
}

/** Whether a client has what bears this tag, by its `If-None-Match`. */
export const hasTag = (known = '', tag: string): boolean => known.split(',').some((each) => each.trim() === tag);
