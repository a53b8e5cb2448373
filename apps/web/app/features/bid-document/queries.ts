import { createBidDocumentQueries } from '@awaj/features/bid-document';
import { queriesOfSome } from '../../api.ts';

export const { queriesIn: bidDocumentsIn, useQueries: useBidDocuments } = queriesOfSome(createBidDocumentQueries);
