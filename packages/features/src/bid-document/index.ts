export { createBidDocumentMutations } from './bid-document.mutations.ts';
export { createBidDocumentQueries } from './bid-document.queries.ts';
export { amountOf, type BidDocument, type DocumentOrder } from './bid-document.ts';
export { type Buyer, type OrderValues, orderLongest, orderProblems, orderValuesOf, toOrderBody } from './order-form.ts';
