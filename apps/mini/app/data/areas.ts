import type { Area } from '@awaj/i18n';

/** The texts of a page beyond those of every page. They are prefetched from here as well. */
export const areasOf = {
  latest: ['telegramTender', 'search'],
  found: ['telegramTender', 'search', 'savedSearches'],
  myfeed: ['preferences', 'telegramTender', 'search'],
  messages: ['deliveries', 'alertSettings'],
  searches: ['savedSearches', 'search'],
  alerts: ['alertSettings'],
  plan: ['billing', 'telegramTender'],
  tender: ['tenderPage', 'telegramTender', 'deadline'],
  login: ['telegramEntry'],
  signup: ['telegramEntry', 'telegramTender'],
} as const satisfies Record<string, readonly Area[]>;
