import { secondMs } from '@awaj/domain/duration';
import { createSeenTenders, createVisitQueries, type SeenTenders, type Visit } from '@awaj/features/visit';
import type { Locale } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiIn, queryClient } from './session.ts';

/** Null while the app is built. */
export const seenTenders: SeenTenders | null = import.meta.env.SSR ? null : createSeenTenders(window);

const visitQuery = (locale: Locale) => createVisitQueries(apiIn(locale).client, seenTenders).visit();

/** Nobody waits longer for what is new. */
const patienceMs = secondMs;

/** So that the first list is shown with what is new in it, and nothing moves when that comes. */
export async function prefetchVisit(locale: Locale): Promise<void> {
  const query = visitQuery(locale);
  if (queryClient.getQueryState(query.queryKey)) return;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([queryClient.prefetchQuery(query), patience]);
}

/** Without an account it is refused, and nothing is counted as new. */
export const useVisit = (): UseQueryResult<Visit> => useQuery(visitQuery(useLocale()));
