import { secondMs } from '@awaj/domain/duration';
import { createSeenTenders, createVisitQueries, type SeenTenders, type Visit } from '@awaj/features/visit';
import type { Locale } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiIn, queryClient } from './session.ts';

/** Null during the build. */
export const seenTenders: SeenTenders | null = import.meta.env.SSR ? null : createSeenTenders(window);

const visitQuery = (locale: Locale) => createVisitQueries(apiIn(locale).client, seenTenders).visit();

/** The list does not wait longer for the new tenders. */
const timeoutMs = secondMs;

/** Loads what is new before the first list is shown, so that nothing moves. */
export async function prefetchVisit(locale: Locale): Promise<void> {
  const query = visitQuery(locale);
  if (queryClient.getQueryState(query.queryKey)) return;
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([queryClient.prefetchQuery(query), timeout]);
}

/** Refused without an account; then nothing counts as new. */
export const useVisit = (): UseQueryResult<Visit> => useQuery(visitQuery(useLocale()));
