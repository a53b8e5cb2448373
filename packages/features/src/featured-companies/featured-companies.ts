import { type ApiClient, unwrap } from '@awaj/api-client';
import type { FeaturedCompany as FeaturedCompanyDto } from '@awaj/api-client/schema';
import { queryOptions } from '@tanstack/react-query';

export interface FeaturedCompany {
  id: number;
  name: string;
  logo: string | null;
  openTenders: number;
}

const toFeaturedCompany = ({ id, name, logo, tenders_count }: FeaturedCompanyDto): FeaturedCompany => ({
  id,
  name,
  logo,
  openTenders: tenders_count,
});

export const createFeaturedCompanyQueries = (api: ApiClient, view: string) => ({
  list: () =>
    queryOptions({
      queryKey: ['featured-companies', view],
      queryFn: async ({ signal }) => (await unwrap(api.GET('/company/featured', { signal }))).map(toFeaturedCompany),
    }),
});
