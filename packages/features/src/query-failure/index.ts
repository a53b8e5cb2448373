export { QueryFailure, type QueryFailureProps } from './QueryFailure.tsx';
