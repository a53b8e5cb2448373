export { amountOf, type BidDocument, type DocumentOrder } from './bid-document.mapper.ts';
export { createBidDocumentMutations } from './bid-document.mutations.ts';
export { createBidDocumentQueries } from './bid-document.queries.ts';
export { type Buyer, type OrderValues, orderLongest, orderProblems, orderValuesOf, toOrderBody } from './order-form.ts';
