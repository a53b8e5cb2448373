// How a server of ours tells the API where the visitor is, in whose name it asks.
export const visitorHeader = 'x-awaj-visitor';
export const secretHeader = 'x-awaj-forward-secret';

/** As long as the API says it. */
const yearSeconds = 31_536_000;

/** What keeps browsers of a site at https, once they have come to it that way. */
export const httpsOnly = (siteUrl: string): { 'Strict-Transport-Security'?: string } =>
  siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` } : {};
