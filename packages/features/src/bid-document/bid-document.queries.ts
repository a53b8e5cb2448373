import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toBidDocument, toDocumentOrder } from './bid-document.mapper.ts';

/** Purchases change at the payment provider, so every visit asks again. */
const neverOld = { staleTime: 0 };

export const createBidDocumentQueries = (api: ApiClient, view: string) => ({
  ofCompany: (companyId: number) =>
    queryOptions({
      queryKey: ['bid-documents', 'of-company', companyId, view],
      queryFn: async ({ signal }) =>
        (await unwrap(api.GET('/company/{id}/documents', { params: { path: { id: companyId } }, signal }))).map(
          toBidDocument,
        ),
    }),
  one: (docId: number) =>
    queryOptions({
      ...neverOld,
      queryKey: ['bid-documents', 'one', docId, view],
      queryFn: async ({ signal }) =>
        toBidDocument((await unwrap(api.GET('/document/{docId}', { params: { path: { docId } }, signal }))).document),
    }),
  order: (docId: number) =>
    queryOptions({
      ...neverOld,
      queryKey: ['bid-documents', 'order', docId, view],
      queryFn: async ({ signal }) =>
        toDocumentOrder(await unwrap(api.GET('/order/{docId}', { params: { path: { docId } }, signal }))),
    }),
});
