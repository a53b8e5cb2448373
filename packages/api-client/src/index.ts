export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export { ApiError, type ApiErrorCode, isAbort, NetworkError, type NetworkFailure, type ProblemBody } from './errors.ts';
export { createWatchedFetch, type Fetch, type OnProgress, type Progress, usualFetch } from './fetch-with-timeout.ts';
export { unwrap } from './unwrap.ts';
export { xsrfTokenFrom } from './xsrf.ts';
