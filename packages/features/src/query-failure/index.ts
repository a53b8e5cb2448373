export { asOneQuery } from './as-one-query.ts';
export { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx';
