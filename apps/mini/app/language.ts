import { guarded } from '@awaj/features/storage';
import type { Locale } from '@awaj/i18n';

const key = 'language';

const asLocale = (text: string | null): Locale | null => (text === 'en' || text === 'am' ? text : null);

let chosen: Locale | null | undefined;

const readChosen = (): Locale | null => guarded(() => asLocale(localStorage.getItem(key))) ?? null;

export function chooseLanguage(locale: Locale): void {
  chosen = locale;
  guarded(() => localStorage.setItem(key, locale));
}

/** Signing up is in Amharic unless somebody has chosen otherwise; all else is in the language of Telegram. */
const firstInAmharic = '/signup/telegram';

export function languageAt(path: string, languageCode: string | undefined): Locale {
  chosen ??= readChosen();
  if (chosen) return chosen;
  return path === firstInAmharic || languageCode?.startsWith('am') ? 'am' : 'en';
}
