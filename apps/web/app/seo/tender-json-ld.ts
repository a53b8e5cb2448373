import type { TenderDetail } from '@awaj/features/tender';

export interface TenderAddresses {
  page: string;
  company: string;
  list: string;
  picture: string;
}

/** The structured data of a tender: the demand of a buyer, without paid content. */
export function tenderJsonLd(
  { title, snippet, company, regions, categories, createdAt }: TenderDetail,
  addresses: TenderAddresses,
): object {
  const [category] = categories;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': addresses.page,
    url: addresses.page,
    name: title,
    description: snippet,
    datePublished: createdAt.toISOString(),
    primaryImageOfPage: addresses.picture,
    isAccessibleForFree: false,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: { '@id': addresses.list, name: category?.name ?? company.name } },
        { '@type': 'ListItem', position: 2, item: { '@id': addresses.page, name: title } },
      ],
    },
    mainEntity: {
      '@type': 'Organization',
      '@id': addresses.company,
      name: company.name,
      seeks: {
        '@type': 'Demand',
        name: title,
        description: snippet,
        url: addresses.page,
        validFrom: createdAt.toISOString(),
        ...(category && { category: category.name }),
        areaServed: regions.map((name) => ({
          '@type': 'AdministrativeArea',
          name,
          containedInPlace: { '@type': 'Country', name: 'Ethiopia' },
        })),
      },
    },
  };
}
