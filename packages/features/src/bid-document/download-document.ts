import { type ApiClient, createWatchedFetch, type Fetch, NetworkError, type Progress, unwrap } from '@awaj/api-client';
import { documentFileName } from '@awaj/domain/bid-document';

const mediaType = 'application/pdf';

export interface Download {
  id: number;
  title: string;
  onProgress?: (progress: Progress) => void;
}

export async function downloadDocument(
  api: ApiClient,
  { id, title, onProgress = () => {} }: Download,
  fetch?: Fetch,
): Promise<File> {
  const call = api.GET('/document/{id}/download', {
    params: { path: { id } },
    parseAs: 'blob',
    fetch: createWatchedFetch(onProgress, fetch),
  });
  const content = await unwrap(call);
  // A captive portal may answer with its login page instead of the document.
  if (content.type !== mediaType) throw new NetworkError('malformed');
  return new File([content], documentFileName(title), { type: mediaType });
}
