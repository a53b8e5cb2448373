export { createSeenTenders, type SeenTenders } from './seen-tenders.ts';
export { useNewMarks } from './use-new-marks.tsx';
export { useReportSeen } from './use-report-seen.ts';
export { createVisitQueries, type Visit } from './visit.queries.ts';
