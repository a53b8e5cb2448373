import type { PricedPlan } from '@awaj/domain/plan';
import { plansQuery } from '@awaj/features/plans';
import type { Locale } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { clientIn } from './api.ts';
import { fetchShared, retryWhileFailing } from './query-client.ts';
import { markIncomplete } from './visitor.ts';

export type LoadedPlans = readonly PricedPlan[] | null;

/** For loaders: the current prices. Null if the API fails; then no price is shown. */
export const loadPlans = (locale: Locale): Promise<LoadedPlans> =>
  fetchShared(plansQuery(clientIn(locale), locale)).catch(() => {
    markIncomplete();
    return null;
  });

/** For components: starts with the loader's data, so that prices are there from the start. */
export function usePlans(loaded: LoadedPlans = null, { isWanted = true } = {}): UseQueryResult<PricedPlan[]> {
  const locale = useLocale();
  const query = plansQuery(clientIn(locale), locale);
  return useQuery({ ...query, ...retryWhileFailing, enabled: isWanted, ...(loaded && { initialData: [...loaded] }) });
}
