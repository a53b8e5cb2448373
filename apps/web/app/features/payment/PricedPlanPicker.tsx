import { PlanPicker, type PlanPickerProps } from '@awaj/features/plans';
import { hasFailed, QueryFailure } from '@awaj/features/query-failure';
import { Loading } from '@awaj/ui/Loading';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { type LoadedPlans, usePlans } from '../../data/plans.ts';

const skeleton = (
  <Stack gap="s">
    <Skeleton height="toggle" />
    <Skeleton height="toggle" />
    <Skeleton height="toggle" />
  </Stack>
);

export interface PricedPlanPickerProps extends Omit<PlanPickerProps, 'plans'> {
  loaded?: LoadedPlans;
}

/** The choice of plans, once the prices are known. */
export function PricedPlanPicker({ loaded, ...props }: PricedPlanPickerProps): ReactElement {
  const query = usePlans(loaded);
  if (hasFailed(query)) return <QueryFailure query={query} />;
  return (
    <Loading isLoading={query.isPending} skeleton={skeleton}>
      <PlanPicker plans={query.data ?? []} {...props} />
    </Loading>
  );
}
