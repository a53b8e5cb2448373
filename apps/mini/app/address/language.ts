import { guarded } from '@awaj/features/storage';
import { isLocale, type Locale } from '@awaj/i18n';

const key = 'language';

let chosen: Locale | null | undefined;

function readChosen(): Locale | null {
  const stored = guarded(() => localStorage.getItem(key));
  return isLocale(stored) ? stored : null;
}

export function chooseLanguage(locale: Locale): void {
  chosen = locale;
  guarded(() => localStorage.setItem(key, locale));
}

/** The signup is in Amharic unless a language was chosen. Other pages are in the language of Telegram. */
const firstInAmharic = '/signup/telegram';

export function languageAt(path: string, languageCode: string | undefined): Locale {
  chosen ??= readChosen();
  if (chosen) return chosen;
  if (path === firstInAmharic) return 'am';
  const language = languageCode?.slice(0, 2);
  return isLocale(language) ? language : 'en';
}
