import { type ApiClient, createWatchedFetch, type Fetch, NetworkError, type Progress, unwrap } from '@awaj/api-client';
import type { DocumentOrderForm } from '@awaj/api-client/schema';
import { documentFileName } from '@awaj/domain/bid-document';
import { mutationOptions } from '@tanstack/react-query';

const mediaType = 'application/pdf';

interface Download {
  id: number;
  title: string;
  onProgress?: (progress: Progress) => void;
}

export const createBidDocumentMutations = (api: ApiClient, fetch?: Fetch) => ({
  /** Gives the page to pay on, as the server names it: whoever opens it checks first where it leads. */
  order: (docId: number) =>
    mutationOptions({
      mutationFn: async (body: DocumentOrderForm) =>
        (await unwrap(api.POST('/document/{docId}/order', { params: { path: { docId } }, body }))).url,
    }),
  /** Gives the file, for the caller to save. */
  download: () =>
    mutationOptions({
      networkMode: 'always',
      mutationFn: async ({ id, title, onProgress = () => {} }: Download) => {
        const call = api.GET('/document/{id}/download', {
          params: { path: { id } },
          parseAs: 'blob',
          fetch: createWatchedFetch(onProgress, fetch),
        });
        const content = await unwrap(call);
        // A portal that asks for a login answers with a page of its own: nobody wants that as their document.
        if (content.type !== mediaType) throw new NetworkError('malformed');
        return new File([content], documentFileName(title), { type: mediaType });
      },
    }),
});
