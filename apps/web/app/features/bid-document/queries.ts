import { createBidDocumentQueries } from '@awaj/features/bid-document';
import { createScopedQueries } from '../../data/api.ts';

export const { queriesIn: bidDocumentsIn, useQueries: useBidDocuments } = createScopedQueries(createBidDocumentQueries);
