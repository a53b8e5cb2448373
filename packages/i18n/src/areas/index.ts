import type { Locale } from '../locale.ts';
import type { Translation } from '../messages/shape.ts';

type Registry = Record<string, Record<Locale, () => Promise<{ words: object }>>>;

/**
 * Texts that only some pages show. Each area is a chunk of its own in each language; what any page may need stands in
 * the messages instead.
 */
const areas = {
  account: { en: () => import('./account/en.ts'), am: () => import('./account/am.ts') },
  bidDocument: { en: () => import('./bid-document/en.ts'), am: () => import('./bid-document/am.ts') },
  billing: { en: () => import('./billing/en.ts'), am: () => import('./billing/am.ts') },
  company: { en: () => import('./company/en.ts'), am: () => import('./company/am.ts') },
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
  preferences: { en: () => import('./preferences/en.ts'), am: () => import('./preferences/am.ts') },
  search: { en: () => import('./search/en.ts'), am: () => import('./search/am.ts') },
  telegram: { en: () => import('./telegram/en.ts'), am: () => import('./telegram/am.ts') },
  telegramEntry: { en: () => import('./telegram-entry/en.ts'), am: () => import('./telegram-entry/am.ts') },
  telegramTender: { en: () => import('./telegram-tender/en.ts'), am: () => import('./telegram-tender/am.ts') },
  tenderPage: { en: () => import('./tender-page/en.ts'), am: () => import('./tender-page/am.ts') },
} satisfies Registry;

type Areas = typeof areas;
export type Area = keyof Areas;
export type AreaMessages = { readonly [Name in Area]: Translation<Awaited<ReturnType<Areas[Name]['en']>>['words']> };

const registry: Registry = areas;

export const areaNames = Object.keys(areas) as Area[];

export async function loadArea<Name extends Area>(area: Name, locale: Locale): Promise<AreaMessages[Name]> {
  const load = registry[area]?.[locale];
  if (!load) throw new Error(`There is no area "${area}".`);
  return (await load()).words as AreaMessages[Name];
}
