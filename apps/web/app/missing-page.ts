import { data, isRouteErrorResponse } from 'react-router';

const status = 404;

/** For a loader to throw: the address fits a route, but nothing is there. */
export const missingPage = () => data(null, { status });

export const isMissingPage = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === status;
