export { asOneQuery, hasFailed } from './failed-queries.ts';
export { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx';
