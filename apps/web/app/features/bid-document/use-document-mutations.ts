import { createBidDocumentMutations } from '@awaj/features/bid-document';
import { useApiClient } from '../../api.ts';

/** Apart from what concerns one's own account, as a page with a document on offer loads it. */
export const useDocumentMutations = () => createBidDocumentMutations(useApiClient());
