// With these headers the website's server tells the API the address of the visitor for whom it asks.
export const visitorHeader = 'x-awaj-visitor';
export const secretHeader = 'x-awaj-forward-secret';

/** The same duration as in the API. */
const yearSeconds = 31_536_000;

/** HSTS: a browser that has visited the site by https never uses http again. */
export const httpsOnly = (siteUrl: string): { 'Strict-Transport-Security'?: string } =>
  siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` } : {};

/** The encodings for answers, the best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const isRefused = /;\s*q=0(\.0*)?\s*$/;

/** The best encoding that an `Accept-Encoding` header accepts; null for none. */
export function encodingFor(accepted = ''): Encoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((each) => !isRefused.test(each))
    .map((each) => each.split(';', 1)[0]?.trim());
  return encodings.find((encoding) => taken.includes(encoding)) ?? null;
}

/** Whether an `If-None-Match` header contains this tag, so that the client already has the answer. */
export const hasTag = (known = '', tag: string): boolean => known.split(',').some((each) => each.trim() === tag);
