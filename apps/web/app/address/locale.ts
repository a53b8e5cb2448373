import { localeOfPath, localizedPath, plainPath } from '@awaj/domain/navigation';
import { isLocale, type Locale } from '@awaj/i18n';
import { useLocation } from 'react-router';
import { choiceIn, isTyped, keepChoice, leadingChoices } from './choice-cookie.ts';

/** Only the address decides the language of a page. */
export const localeOfRequest = (request: Request): Locale => localeOfPath(new URL(request.url).pathname);

export const usePageLocale = (): Locale => localeOfPath(useLocation().pathname);

export const rememberLocale = (locale: Locale): void => keepChoice(leadingChoices.locale, locale);

/** A link may be followed before any script runs: then the page that it stood on tells whether it changed the language. */
export function rememberFollowed(): void {
  if (!document.referrer.startsWith(`${location.origin}/`)) return;
  const locale = localeOfPath(location.pathname);
  if (locale !== localeOfPath(new URL(document.referrer).pathname)) rememberLocale(locale);
}

/**
 * The same page in the language that was chosen before, or null. Only for somebody who typed the address or opened a
 * bookmark: a link on a page means the language it is written in.
 */
export function rememberedPath({ headers }: Request, path: string): string | null {
  const chosen = choiceIn(headers.get('Cookie') ?? '', leadingChoices.locale);
  // An address under /am or /en names its language, and a page that is Amharic at its plain path means to be.
  const isPlainEnglish = [path, plainPath(path)].every((each) => localeOfPath(each) === 'en');
  if (!isTyped(headers.get('Sec-Fetch-Site')) || !isPlainEnglish) return null;
  return isLocale(chosen) && chosen !== 'en' ? localizedPath(path, chosen) : null;
}
