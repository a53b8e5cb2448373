import { createLoader, type Registry } from './loader.ts';

/**
 * Texts that only some pages show. Each area is a chunk of its own in each language; what any page may need stands in
 * the messages instead.
 */
export const areas = {
  account: { en: () => import('./account/en.ts'), am: () => import('./account/am.ts') },
  bidDocument: { en: () => import('./bid-document/en.ts'), am: () => import('./bid-document/am.ts') },
  billing: { en: () => import('./billing/en.ts'), am: () => import('./billing/am.ts') },
  company: { en: () => import('./company/en.ts'), am: () => import('./company/am.ts') },
  about: { en: () => import('./about/en.ts'), am: () => import('./about/am.ts') },
  'app-privacy': { en: () => import('./app-privacy/en.ts'), am: () => import('./app-privacy/am.ts') },
  campaign: { en: () => import('./campaign/en.ts'), am: () => import('./campaign/am.ts') },
  faq: { en: () => import('./faq/en.ts'), am: () => import('./faq/am.ts') },
  keys: { en: () => import('./keys/en.ts'), am: () => import('./keys/am.ts') },
  landing: { en: () => import('./landing/en.ts'), am: () => import('./landing/am.ts') },
  offline: { en: () => import('./offline/en.ts'), am: () => import('./offline/am.ts') },
  pricing: { en: () => import('./pricing/en.ts'), am: () => import('./pricing/am.ts') },
  privacy: { en: () => import('./privacy/en.ts'), am: () => import('./privacy/am.ts') },
  questions: { en: () => import('./questions/en.ts'), am: () => import('./questions/am.ts') },
  reading: { en: () => import('./reading/en.ts'), am: () => import('./reading/am.ts') },
  refund: { en: () => import('./refund/en.ts'), am: () => import('./refund/am.ts') },
  terms: { en: () => import('./terms/en.ts'), am: () => import('./terms/am.ts') },
  entering: { en: () => import('./entering/en.ts'), am: () => import('./entering/am.ts') },
  preferences: { en: () => import('./preferences/en.ts'), am: () => import('./preferences/am.ts') },
  search: { en: () => import('./search/en.ts'), am: () => import('./search/am.ts') },
  tenderPage: { en: () => import('./tender-page/en.ts'), am: () => import('./tender-page/am.ts') },
} satisfies Registry;

export type AreaOfWebsite = keyof typeof areas;

export const loadArea = createLoader(areas);
