import { isNotFound } from '@awaj/features/failure';
import { data, isRouteErrorResponse } from 'react-router';
import { orWithheld } from './withheld.ts';

const status = 404;

/** For a loader to throw: the address fits a route, but nothing is there. */
export const missingPage = () => data(null, { status });

export const isMissingPage = (error: unknown): boolean =>
  isNotFound(error) || (isRouteErrorResponse(error) && error.status === status);

/** What a page is made of, asked for by its loader. */
export const orMissing = <Data>(loading: Promise<Data>): Promise<Data> =>
  orWithheld(
    loading.catch((error: unknown) => {
      throw isNotFound(error) ? missingPage() : error;
    }),
  );

/** The number that an address names; nothing is at an address that names none. */
export function idFrom(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw missingPage();
  return Number(text);
}
