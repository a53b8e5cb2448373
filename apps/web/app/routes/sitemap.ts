import { pageIds } from '../features/sitemap/page-ids.ts';
import { sitemapIndex } from '../features/sitemap/sitemap.ts';
import { orWithheld } from '../withheld.ts';

export async function loader(): Promise<Response> {
  const [tenders, companies] = await orWithheld(
    Promise.all([pageIds.partCount('tenders'), pageIds.partCount('companies')]),
  );
  const partsOf = (noun: string, count: number) =>
    Array.from({ length: count }, (_, place) => `/sitemap/${noun}-${place}.xml`);
  return sitemapIndex(['/sitemap/pages.xml', ...partsOf('companies', companies), ...partsOf('tenders', tenders)]);
}
