import { type Address, type PathLocale, toAddress, withoutPrefix } from './path.ts';
import { pathLocales } from './path-locales.gen.ts';
import { routeOf } from './routes.ts';

const plainLocale = ({ segments }: Address): PathLocale => routeOf(segments)?.locale ?? 'en';

/**
 * The address that all rules refer to, and its language. English pages are at the plain path, other languages under
 * their code, such as /am. Pages that are Amharic at the plain path are also under /am, and in English under /en, which
 * no other page uses.
 */
export function resolve(path: string): { plain: Address; locale: PathLocale } {
  const address = toAddress(path);
  const inner = withoutPrefix(address);
  const prefix = pathLocales.find((locale) => locale === address.segments[0]);
  if (prefix && (prefix !== 'en' || plainLocale(inner) !== 'en')) return { plain: inner, locale: prefix };
  return { plain: address, locale: plainLocale(address) };
}

export const localeOfPath = (path: string): PathLocale => resolve(path).locale;

/** The page's path without a language, with query and hash. */
export function plainPath(path: string): string {
  const { plain } = resolve(path);
  return plain.path + plain.rest;
}

/** The page's path in a language. Query and hash stay. */
export function localizedPath(path: string, locale: PathLocale): string {
  const { plain } = resolve(path);
  const prefix = plainLocale(plain) === locale ? '' : `/${locale}`;
  return (plain.path === '/' ? prefix || '/' : prefix + plain.path) + plain.rest;
}
