export type PathLocale = 'en' | 'am';

const amharicPrefix = '/am';

/** The address without query and hash, and without a slash at its end. */
function bare(path: string): string {
  const end = path.search(/[?#]/);
  const plain = end === -1 ? path : path.slice(0, end);
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : '/';
}

export const localeOfPath = (path: string): PathLocale => (/^\/am(\/|$)/.test(bare(path)) ? 'am' : 'en');

/** The path that every rule is written for: without the language's prefix. */
export function rulePath(path: string): string {
  const plain = bare(path);
  return localeOfPath(plain) === 'am' ? plain.slice(amharicPrefix.length) || '/' : plain;
}

/** The same page in a language: English at its plain path, Amharic under /am. Query and hash stay. */
export function localizedPath(path: string, locale: PathLocale): string {
  const plain = localeOfPath(path) === 'am' ? path.slice(amharicPrefix.length) : path;
  const rooted = plain.startsWith('/') ? plain : `/${plain}`;
  if (locale === 'en') return rooted;
  return amharicPrefix + (rooted === '/' ? '' : rooted.replace(/^\/(?=[?#])/, ''));
}

export const segmentsOf = (path: string): string[] => rulePath(path).split('/').filter(Boolean);
