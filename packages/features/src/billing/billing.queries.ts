import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toBilling, toInvoice } from './billing.mapper.ts';

export function createBillingQueries(api: ApiClient) {
  return {
    invoice: (id: number) =>
      queryOptions({
        queryKey: ['billing', 'invoice', id],
        queryFn: async ({ signal }) => {
          const answer = await unwrap(
            api.GET('/client/invoice/{invoiceId}', { params: { path: { invoiceId: id } }, signal }),
          );
          return toInvoice(answer.invoice);
        },
        // It is opened to see whether it is paid.
        staleTime: 0,
      }),
    overview: () =>
      queryOptions({
        queryKey: ['billing', 'overview'],
        queryFn: async ({ signal }) => toBilling(await unwrap(api.GET('/client/invoice', { signal }))),
        staleTime: 0,
      }),
  };
}
