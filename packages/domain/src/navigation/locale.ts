import { type Address, type PathLocale, toAddress, withoutPrefix } from './path.ts';
import { pathLocales } from './path-locales.gen.ts';
import { routeOf } from './routes.ts';

const plainLocale = ({ segments }: Address): PathLocale => routeOf(segments)?.locale ?? 'en';

/**
 * The address that every rule is written for, and its language. Pages are English at their plain path, and in another
 * language under its code, such as /am. Those that are Amharic at their plain path are so under /am as well, and English
 * under /en, where nothing else is.
 */
export function resolve(path: string): { plain: Address; locale: PathLocale } {
  const address = toAddress(path);
  const inner = withoutPrefix(address);
  const prefix = pathLocales.find((locale) => locale === address.segments[0]);
  if (prefix && (prefix !== 'en' || plainLocale(inner) !== 'en')) return { plain: inner, locale: prefix };
  return { plain: address, locale: plainLocale(address) };
}

export const localeOfPath = (path: string): PathLocale => resolve(path).locale;

/** The same page at its plain path, with query and hash. */
export function plainPath(path: string): string {
  const { plain } = resolve(path);
  return plain.path + plain.rest;
}

/** The same page in a language. Query and hash stay. */
export function localizedPath(path: string, locale: PathLocale): string {
  const { plain } = resolve(path);
  const prefix = plainLocale(plain) === locale ? '' : `/${locale}`;
  return (plain.path === '/' ? prefix || '/' : prefix + plain.path) + plain.rest;
}
