import { pageNameOf } from '@awaj/domain/search-filters';
import type { Locale } from '@awaj/i18n';
import { pathsIn } from '../address/paths.ts';
import { config } from '../config/config.ts';
import { siteAddress } from './page-meta.ts';

/** Structured data about the site and its search. */
export const siteData = (locale: Locale, name: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': siteAddress('/#organization'),
      name,
      url: siteAddress('/'),
      logo: siteAddress('/icon-512.png'),
      sameAs: [config.telegramUrl, config.facebookUrl, config.linkedinUrl].filter((url) => url !== ''),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: config.phone,
        areaServed: 'ET',
        availableLanguage: ['am', 'en'],
      },
    },
    {
      '@type': 'WebSite',
      name,
      url: siteAddress(pathsIn(locale).home()),
      inLanguage: locale,
      publisher: { '@id': siteAddress('/#organization') },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${siteAddress(pathsIn(locale).tenders())}?${pageNameOf('title')}={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
