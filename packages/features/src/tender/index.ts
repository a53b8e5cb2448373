export { TenderFacts } from './TenderFacts.tsx';
export { TenderHeader } from './TenderHeader.tsx';
export { TenderList } from './TenderList.tsx';
export { TenderListItem } from './TenderListItem.tsx';
export { type NoticeOffer, TenderNotice } from './TenderNotice.tsx';
export { showSaved } from './tender.cache.ts';
export { createTenderQueries, type TenderListPath, tenderKeys } from './tender.queries.ts';
export type { Tender, TenderDetail } from './tender.ts';
export { tenderMoments } from './tender-moments.ts';
