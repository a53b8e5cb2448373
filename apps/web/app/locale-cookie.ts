import { localeOfPath, localizedPath } from '@awaj/domain/navigation';
import { isLocale, type Locale } from '@awaj/i18n';
import { choiceIn, keepChoice } from './choice-cookie.ts';

const name = 'locale';

export const rememberLocale = (locale: Locale): void => keepChoice(name, locale);

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
  const chosen = choiceIn(headers.get('Cookie') ?? '', name);
  if (headers.get('Sec-Fetch-Site') !== 'none' || !isLocale(chosen) || chosen === localeOfPath(path)) return null;
  // A page that is Amharic wherever it stands first stays so.
  return localeOfPath(localizedPath(path, 'en')) === 'en' && localizedPath(path, 'en') === path
    ? localizedPath(path, chosen)
    : null;
}
