import { type ApiClient, type Fetch, unwrap } from '@awaj/api-client';
import type { DocumentOrderForm } from '@awaj/api-client/schema';
import { mutationOptions } from '@tanstack/react-query';
import type { Download } from './download-document.ts';

export const createBidDocumentMutations = (api: ApiClient, fetch?: Fetch) => ({
  /** Gives the page to pay on, as the server names it: whoever opens it checks first where it leads. */
  order: (docId: number) =>
    mutationOptions({
      mutationFn: async (body: DocumentOrderForm) =>
        (await unwrap(api.POST('/document/{docId}/order', { params: { path: { docId } }, body }))).url,
    }),
  /** Gives the file, for the caller to save. Most pages with a document are left without it. */
  download: () =>
    mutationOptions({
      mutationFn: async (wanted: Download) =>
        (await import('./download-document.ts')).downloadDocument(api, wanted, fetch),
    }),
});
