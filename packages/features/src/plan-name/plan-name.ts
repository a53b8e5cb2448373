import { translatePlanName } from '@awaj/domain/plan';
import { type Locale, languages } from '@awaj/i18n';

/** The server sends English names. */
export function planName(name: string, locale: Locale): string {
  const { planWords } = languages[locale];
  return planWords === null ? name : translatePlanName(name, planWords);
}
