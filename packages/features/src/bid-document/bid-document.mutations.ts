import { type ApiClient, type Fetch, unwrap } from '@awaj/api-client';
import type { DocumentOrderForm } from '@awaj/api-client/schema';
import { mutationOptions } from '@tanstack/react-query';
import type { Download } from './download-document.ts';

export const createBidDocumentMutations = (api: ApiClient, fetch?: Fetch) => ({
  /** Returns the payment page named by the server. The caller checks where it leads before opening it. */
  order: (docId: number) =>
    mutationOptions({
      mutationFn: async (body: DocumentOrderForm) =>
        (await unwrap(api.POST('/document/{docId}/order', { params: { path: { docId } }, body }))).url,
    }),
  /** Returns the file for the caller to save. Most pages with a document do not load this part. */
  download: () =>
    mutationOptions({
      mutationFn: async (wanted: Download) =>
        (await import('./download-document.ts')).downloadDocument(api, wanted, fetch),
    }),
});
