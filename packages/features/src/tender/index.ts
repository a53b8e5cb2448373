export { TenderFacts } from './TenderFacts.tsx';
export { TenderHeader } from './TenderHeader.tsx';
export { TenderList } from './TenderList.tsx';
export { TenderNotice } from './TenderNotice.tsx';
export { createTenderQueries } from './tender.queries.ts';
export type { Tender, TenderDetail } from './tender.ts';
