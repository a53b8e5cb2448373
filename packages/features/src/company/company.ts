import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Company as CompanyDto } from '@awaj/api-client/schema';
import { queryOptions, useQueries } from '@tanstack/react-query';

export interface Company {
  id: number;
  name: string;
  address: string | null;
  /** Relative to the API unless it has a host. */
  logo: string | null;
  brandColor: string | null;
  openTenders: number;
}

export const toCompany = (dto: CompanyDto): Company => ({
  id: dto.id,
  name: dto.name,
  address: dto.address,
  logo: dto.logo,
  brandColor: dto.brand_color,
  openTenders: dto.tenders_count,
});

export const createCompanyQueries = (api: ApiClient, view: string) => ({
  detail: (companyId: number) =>
    queryOptions({
      queryKey: ['company', companyId, view],
      queryFn: async ({ signal }) =>
        toCompany(await unwrap(api.GET('/company/detail/{companyId}', { params: { path: { companyId } }, signal }))),
    }),
});

/** The names of companies known only by id: null until all have loaded or failed. */
export function useCompanyNames(
  { detail }: ReturnType<typeof createCompanyQueries>,
  ids: readonly (number | null)[],
): ((id: number) => string | undefined) | null {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const companies = useQueries({ queries: wanted.map(detail) });
  if (companies.some(({ isPending }) => isPending)) return null;
  return (id) => companies[wanted.indexOf(id)]?.data?.name;
}
