import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toCompany } from './company.mapper.ts';

export const createCompanyQueries = (api: ApiClient, view: string) => ({
  detail: (companyId: number) =>
    queryOptions({
      queryKey: ['company', companyId, view],
      queryFn: async ({ signal }) =>
        toCompany(await unwrap(api.GET('/company/detail/{companyId}', { params: { path: { companyId } }, signal }))),
    }),
});
