import { createBidDocumentMutations } from '@awaj/features/bid-document';
import { useApiClient } from '../../data/api.ts';

/** Not in account-api.ts: a page that offers a document would load all of that. */
export const useDocumentMutations = () => createBidDocumentMutations(useApiClient());
