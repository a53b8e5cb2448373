import { localeOfPath, localizedPath, matchRoute, plainPath } from '@awaj/domain/navigation';
import { type Locale, languages, locales } from '@awaj/i18n';
import type { MetaDescriptor } from 'react-router';
import { config } from '../config/config.ts';

interface PageFacts {
  location: { pathname: string };
  /** The title of the tab, from `titleOf`. */
  title: string;
  description?: string;
  /** An address of this site or another; by default the product's own picture. */
  image?: string;
  /** False for personal pages, such as an account or a personal link. */
  isIndexed?: boolean;
}

/** The canonical address: without query and hash, in our spelling, such as /FAQ for /faq. */
function canonicalPath(pathname: string, locale: Locale = localeOfPath(pathname)): string {
  const pattern = matchRoute(pathname)?.pattern;
  const plain = pattern && !pattern.includes(':') ? pattern : plainPath(pathname);
  return localizedPath(plain, locale);
}

export const siteAddress = (path: string): string => new URL(path, config.webUrl).href;

const alternates = (pathname: string): MetaDescriptor[] => [
  ...locales.map((locale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: locale,
    href: siteAddress(canonicalPath(pathname, locale)),
  })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: siteAddress(plainPath(canonicalPath(pathname))) },
];

/** For programs that do not run scripts, so only the server writes it. */
function preview({ location, title, description, image }: PageFacts): MetaDescriptor[] {
  const locale = localeOfPath(location.pathname);
  const picture = siteAddress(image ?? `/preview-${locale}.png`);
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Awaj' },
    { property: 'og:locale', content: languages[locale].previewTag },
    { property: 'og:url', content: siteAddress(canonicalPath(location.pathname)) },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Meta tags for search engines and link previews. Every route returns it, except pages of members. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { location, title, description, isIndexed = true } = facts;
  const words: MetaDescriptor[] = [{ title }, ...(description ? [{ name: 'description', content: description }] : [])];
  const found = isIndexed
    ? [
        { tagName: 'link', rel: 'canonical', href: siteAddress(canonicalPath(location.pathname)) },
        ...alternates(location.pathname),
      ]
    : [{ name: 'robots', content: 'noindex' }];
  return [...words, ...found, ...(import.meta.env.SSR ? preview(facts) : [])];
}
