import { createLandingPageQueries } from '@awaj/features/landing-page';
import type { Locale } from '@awaj/i18n';
import { createScopedQueries } from '../../data/api.ts';
import { queryClient } from '../../data/query-client.ts';

const { queriesIn, useQueries } = createScopedQueries(createLandingPageQueries);
export const useLandingPage = useQueries;

/** For loaders. Data that fails to load is left out of the page. */
export async function prefetchLandingPage(locale: Locale, client = queryClient()): Promise<void> {
  const { companies, statistics, headlines } = queriesIn(locale);
  await Promise.all([
    client.prefetchQuery(companies()),
    client.prefetchQuery(statistics()),
    client.prefetchQuery(headlines()),
  ]);
}
