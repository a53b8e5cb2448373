export { NewMark } from './NewMark.tsx';
export { createSeenTenders, type SeenTenders } from './seen-tenders.ts';
export { useReportSeen } from './use-report-seen.ts';
export { createVisitQueries, type Visit } from './visit.queries.ts';
