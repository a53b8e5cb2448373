import type { SiteSlug } from './site-list.ts';
import type { BuyerKey } from './texts/buyers.ts';
import type { Language } from './texts/phrasing.ts';

/** How a notice states its deadline. */
export type DeadlineForm = 'day' | 'nth-day' | 'nth-working-day' | 'silent';

export interface Appearance {
  site: SiteSlug;
  language: Language;
  /** Which of two wordings it uses. */
  way: 0 | 1;
}

export interface PlannedTender {
  deadline: DeadlineForm;
  /** The site of a buyer has only that buyer's tenders. */
  buyer?: BuyerKey;
  printed: readonly Appearance[];
}

const at = (site: SiteSlug, language: Language, way: 0 | 1 = 0): Appearance => ({ site, language, way });

/** The tenders of an edition, and the sites that publish each of them. */
export const plan: readonly PlannedTender[] = [
  // In two papers, worded differently.
  { deadline: 'day', printed: [at('addis-dimts', 'am'), at('gulantaa', 'am', 1)] },
  { deadline: 'nth-day', printed: [at('addis-dimts', 'am', 1), at('gulantaa', 'am')] },
  { deadline: 'day', printed: [at('nile-herald', 'en'), at('tender-wire', 'en', 1)] },
  { deadline: 'day', printed: [at('addis-dimts', 'ti'), at('gulantaa', 'ti', 1)] },
  { deadline: 'day', printed: [at('nile-herald', 'om'), at('gulantaa', 'om', 1)] },
  // In another language.
  { deadline: 'day', printed: [at('addis-dimts', 'am', 1), at('nile-herald', 'en', 1)] },
  { deadline: 'nth-working-day', printed: [at('nile-herald', 'en'), at('gulantaa', 'om')] },
  { deadline: 'day', printed: [at('nile-herald', 'en', 1), at('procurement-portal', 'en')] },
  { deadline: 'day', buyer: 'roads', printed: [at('addis-dimts', 'am'), at('tana-roads', 'en')] },
  { deadline: 'day', buyer: 'water', printed: [at('nile-herald', 'en'), at('awash-water', 'en', 1)] },
  // In one place only.
  { deadline: 'silent', printed: [at('addis-dimts', 'am')] },
  { deadline: 'nth-working-day', printed: [at('addis-dimts', 'am')] },
  { deadline: 'nth-day', printed: [at('addis-dimts', 'ti')] },
  { deadline: 'day', printed: [at('addis-dimts', 'am', 1)] },
  { deadline: 'nth-day', printed: [at('nile-herald', 'en', 1)] },
  { deadline: 'silent', printed: [at('nile-herald', 'om')] },
  { deadline: 'day', printed: [at('nile-herald', 'om')] },
  { deadline: 'day', printed: [at('gulantaa', 'om')] },
  { deadline: 'silent', printed: [at('gulantaa', 'ti')] },
  { deadline: 'nth-day', printed: [at('gulantaa', 'om', 1)] },
  { deadline: 'day', printed: [at('procurement-portal', 'en')] },
  { deadline: 'day', printed: [at('procurement-portal', 'am')] },
  { deadline: 'silent', printed: [at('procurement-portal', 'en')] },
  { deadline: 'day', printed: [at('tender-wire', 'en')] },
  { deadline: 'day', printed: [at('tender-wire', 'am')] },
  { deadline: 'day', buyer: 'roads', printed: [at('tana-roads', 'am')] },
  { deadline: 'day', buyer: 'roads', printed: [at('tana-roads', 'en', 1)] },
  { deadline: 'day', buyer: 'water', printed: [at('awash-water', 'en')] },
  { deadline: 'day', buyer: 'water', printed: [at('awash-water', 'om')] },
  { deadline: 'day', buyer: 'hospital', printed: [at('gibe-hospital', 'en')] },
  { deadline: 'day', buyer: 'hospital', printed: [at('gibe-hospital', 'en', 1)] },
  { deadline: 'day', buyer: 'hospital', printed: [at('gibe-hospital', 'en')] },
  { deadline: 'day', buyer: 'hospital', printed: [at('gibe-hospital', 'am')] },
  { deadline: 'day', buyer: 'sugar', printed: [at('dedessa-sugar', 'en')] },
  { deadline: 'day', buyer: 'sugar', printed: [at('dedessa-sugar', 'am')] },
  { deadline: 'day', buyer: 'sugar', printed: [at('dedessa-sugar', 'om')] },
];
