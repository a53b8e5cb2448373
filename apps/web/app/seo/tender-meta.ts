import type { TenderDetail } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import type { MetaDescriptor } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { pageMeta, siteAddress } from './page-meta.ts';
import { tenderJsonLd } from './tender-json-ld.ts';

interface TenderMeta {
  head: Pick<TenderDetail, 'id' | 'title' | 'snippet'>;
  /** The tender, if the server renders it. */
  drawn: TenderDetail | null;
  location: { pathname: string };
  /** The title of the tab. */
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

/** Meta tags of a tender, for search engines and link previews. */
export function tenderMeta({ head, drawn, location, title, locale }: TenderMeta): MetaDescriptor[] {
  const paths = pathsIn(locale);
  const picture = paths.tenderPicture(head.id);
  return [
    ...pageMeta({ location, title, description: head.snippet, image: picture }),
    { property: 'og:image:alt', content: head.title },
    ...(import.meta.env.SSR && drawn ? [{ 'script:ld+json': jsonLd(drawn, paths) }] : []),
  ];
}
