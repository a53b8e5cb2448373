import { type Address, type PathLocale, toAddress, withoutPrefix } from './path.ts';
import { routeOf } from './routes.ts';

const prefixes = { en: 'en', am: 'am' } as const satisfies Record<PathLocale, string>;

const plainLocale = ({ segments }: Address): PathLocale => routeOf(segments)?.locale ?? 'en';

/**
 * The address that every rule is written for, and its language. Pages are English at their plain path and Amharic under
 * /am. Those that are Amharic at their plain path are so under /am as well, and English under /en, where nothing else is.
 */
export function resolve(path: string): { plain: Address; locale: PathLocale } {
  const address = toAddress(path);
  const [first] = address.segments;
  const inner = withoutPrefix(address);
  if (first === prefixes.am) return { plain: inner, locale: 'am' };
  if (first === prefixes.en && plainLocale(inner) === 'am') return { plain: inner, locale: 'en' };
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
  const prefix = plainLocale(plain) === locale ? '' : `/${prefixes[locale]}`;
  return (plain.path === '/' ? prefix || '/' : prefix + plain.path) + plain.rest;
}
