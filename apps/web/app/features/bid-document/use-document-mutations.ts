import { createBidDocumentMutations } from '@awaj/features/bid-document';
import { useApiClient } from '../../data/api.ts';

/** In its own file, because a page with a document would otherwise load all of account-api.ts. */
export const useDocumentMutations = () => createBidDocumentMutations(useApiClient());
