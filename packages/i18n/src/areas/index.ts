import type { Locale } from '../locale.ts';
import type { Translation } from '../messages/shape.ts';

type Registry = Record<string, Record<Locale, () => Promise<object>>>;

/**
 * Texts that only some pages show. Each area is a chunk of its own in each language; what any page may need stands in
 * the messages instead.
 */
const areas = {
  account: {
    en: async () => (await import('./account/en.ts')).account,
    am: async () => (await import('./account/am.ts')).account,
  },
  bidDocument: {
    en: async () => (await import('./bid-document/en.ts')).bidDocument,
    am: async () => (await import('./bid-document/am.ts')).bidDocument,
  },
  billing: {
    en: async () => (await import('./billing/en.ts')).billing,
    am: async () => (await import('./billing/am.ts')).billing,
  },
  company: {
    en: async () => (await import('./company/en.ts')).company,
    am: async () => (await import('./company/am.ts')).company,
  },
  about: { en: () => import('./about/en.ts'), am: () => import('./about/am.ts') },
  'app-privacy': { en: () => import('./app-privacy/en.ts'), am: () => import('./app-privacy/am.ts') },
  campaign: { en: () => import('./campaign/en.ts'), am: () => import('./campaign/am.ts') },
  faq: { en: () => import('./faq/en.ts'), am: () => import('./faq/am.ts') },
  landing: { en: () => import('./landing/en.ts'), am: () => import('./landing/am.ts') },
  offline: { en: () => import('./offline/en.ts'), am: () => import('./offline/am.ts') },
  pricing: { en: () => import('./pricing/en.ts'), am: () => import('./pricing/am.ts') },
  privacy: { en: () => import('./privacy/en.ts'), am: () => import('./privacy/am.ts') },
  questions: { en: () => import('./questions/en.ts'), am: () => import('./questions/am.ts') },
  reading: { en: () => import('./reading/en.ts'), am: () => import('./reading/am.ts') },
  refund: { en: () => import('./refund/en.ts'), am: () => import('./refund/am.ts') },
  terms: { en: () => import('./terms/en.ts'), am: () => import('./terms/am.ts') },
  entering: { en: () => import('./entering/en.ts'), am: () => import('./entering/am.ts') },
  preferences: {
    en: async () => (await import('./preferences/en.ts')).preferences,
    am: async () => (await import('./preferences/am.ts')).preferences,
  },
  search: {
    en: async () => (await import('./search/en.ts')).search,
    am: async () => (await import('./search/am.ts')).search,
  },
  telegram: {
    en: async () => (await import('./telegram/en.ts')).telegram,
    am: async () => (await import('./telegram/am.ts')).telegram,
  },
  telegramEntry: {
    en: async () => (await import('./telegram-entry/en.ts')).telegramEntry,
    am: async () => (await import('./telegram-entry/am.ts')).telegramEntry,
  },
  telegramTender: {
    en: async () => (await import('./telegram-tender/en.ts')).telegramTender,
    am: async () => (await import('./telegram-tender/am.ts')).telegramTender,
  },
  tenderPage: {
    en: async () => (await import('./tender-page/en.ts')).tenderPage,
    am: async () => (await import('./tender-page/am.ts')).tenderPage,
  },
} satisfies Registry;

type Areas = typeof areas & Record<never, Record<Locale, () => Promise<object>>>;
export type Area = keyof Areas;
export type AreaMessages = { readonly [Name in Area]: Translation<Awaited<ReturnType<Areas[Name]['en']>>> };

const registry: Registry = areas;

export const areaNames = Object.keys(areas) as Area[];

export async function loadArea<Name extends Area>(area: Name, locale: Locale): Promise<AreaMessages[Name]> {
  const load = registry[area]?.[locale];
  if (!load) throw new Error(`There is no area "${area}".`);
  return (await load()) as AreaMessages[Name];
}
