import type { TenderDetail } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import type { MetaDescriptor } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { pageMeta, siteAddress } from './page-meta.ts';
import { tenderJsonLd } from './tender-json-ld.ts';

interface TenderMeta {
  tender: TenderDetail;
  location: { pathname: string };
  /** As the tab shows it. */
  title: string;
  locale: Locale;
}

function jsonLd(tender: TenderDetail, paths: ReturnType<typeof pathsIn>): object {
  const [category] = tender.categories;
  return tenderJsonLd(tender, {
    page: siteAddress(paths.tender(tender.id)),
    company: siteAddress(paths.company(tender.company.id)),
    list: siteAddress(category ? paths.tendersOfCategory(category.id) : paths.tenders()),
    picture: siteAddress(paths.tenderPicture(tender.id)),
  });
}

/** What search engines and previews in chats are told of a tender. */
export function tenderMeta({ tender, location, title, locale }: TenderMeta): MetaDescriptor[] {
  const paths = pathsIn(locale);
  const picture = paths.tenderPicture(tender.id);
  return [
    ...pageMeta({ location, title, description: tender.snippet, image: picture }),
    { property: 'og:image:alt', content: tender.title },
    ...(import.meta.env.SSR ? [{ 'script:ld+json': jsonLd(tender, paths) }] : []),
  ];
}
