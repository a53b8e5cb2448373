import type { CategorySlug } from './categories.ts';
import type { LanguageCode } from './names.ts';
import { healthWords } from './words/health.ts';
import { industryWords } from './words/industry.ts';
import { officeWords } from './words/office.ts';
import { powerWords } from './words/power.ts';
import { salesWords } from './words/sales.ts';
import { servicesWords } from './words/services.ts';
import type { CategoryWords } from './words/word-list.ts';
import { worksWords } from './words/works.ts';

/** Words in a notice's text that point to a category. */
export const categoryWords: Readonly<Record<CategorySlug, CategoryWords>> = {
  ...worksWords,
  ...officeWords,
  ...powerWords,
  ...healthWords,
  ...industryWords,
  ...servicesWords,
  ...salesWords,
};

/** Texts in the other languages were not written or checked by a speaker. */
export const checkedLanguages: readonly LanguageCode[] = ['am', 'en'];
