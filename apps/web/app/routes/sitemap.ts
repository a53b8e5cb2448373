import { orUnavailable } from '../data/unavailable.ts';
import { pageIds, sitemapIndex } from '../seo/sitemap.ts';

export async function loader(): Promise<Response> {
  const [tenders, companies] = await orUnavailable(
    Promise.all([pageIds.partCount('tenders'), pageIds.partCount('companies')]),
  );
  const partsOf = (noun: string, count: number) =>
    Array.from({ length: count }, (_, place) => `/sitemap/${noun}-${place}.xml`);
  return sitemapIndex(['/sitemap/pages.xml', ...partsOf('companies', companies), ...partsOf('tenders', tenders)]);
}
