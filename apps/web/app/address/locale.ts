import { localeOfPath, localizedPath, plainPath } from '@awaj/domain/navigation';
import { isLocale, type Locale } from '@awaj/i18n';
import { useLocation } from 'react-router';
import { choiceIn, isTyped, keepChoice, redirectingChoices } from './choice-cookie.ts';

/** Only the address decides the language of a page. */
export const localeOfRequest = (request: Request): Locale => localeOfPath(new URL(request.url).pathname);

export const usePageLocale = (): Locale => localeOfPath(useLocation().pathname);

export const rememberLocale = (locale: Locale): void => keepChoice(redirectingChoices.locale, locale);

/** A link may be followed before any script runs. The page before then tells whether the language was changed. */
export function rememberChangedLocale(): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  const locale = localeOfPath(location.pathname);
  if (locale !== localeOfPath(new URL(document.referrer).pathname)) rememberLocale(locale);
}

/**
 * The page in the language chosen earlier, or null. Only for a typed address or a bookmark: a link means the language
 * of its page.
 */
export function pathInRememberedLocale({ headers }: Request, path: string): string | null {
  const chosen = choiceIn(headers.get('Cookie') ?? '', redirectingChoices.locale);
  // An address under /am or /en names its language, and so does a page that is Amharic at its plain path.
  const isPlainEnglish = [path, plainPath(path)].every((each) => localeOfPath(each) === 'en');
  if (!isTyped(headers.get('Sec-Fetch-Site')) || !isPlainEnglish) return null;
  return isLocale(chosen) && chosen !== 'en' ? localizedPath(path, chosen) : null;
}
