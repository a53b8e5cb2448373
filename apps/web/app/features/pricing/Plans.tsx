import { defaultPlanId } from '@awaj/domain/plan';
import { planOffers } from '@awaj/features/plans';
import { hasFailed, QueryFailure } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Loading } from '@awaj/ui/Loading';
import { PlanCard, PlanCards } from '@awaj/ui/PlanCard';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { type LoadedPlans, usePlans } from '../../data/plans.ts';

/** Each leads a visitor to the signup, and a member to the subscription. */
export function Plans({ loaded, level }: { loaded: LoadedPlans; level: 2 | 3 }): ReactElement {
  const { plan } = useMessages();
  const pricing = useArea('pricing');
  const locale = useLocale();
  const { isMember } = useSession();
  const paths = pathsIn(locale);
  const query = usePlans(loaded);
  if (hasFailed(query)) return <QueryFailure query={query} />;
  return (
    <Loading isLoading={query.isPending} skeleton={<Skeleton height="card" width="full" />}>
      <Stack gap="s">
        <PlanCards>
          {planOffers(query.data ?? [], locale, plan).map(({ id, name, price, perMonth, saving }) => (
            <PlanCard
              choice={{
                kind: 'link',
                href: isMember ? paths.page('/billing') : paths.signup({ plan: id }),
                action: pricing.choose(name),
              }}
              isChosen={id === defaultPlanId}
              key={id}
              level={level}
              name={name}
              perMonth={perMonth}
              points={pricing.points}
              price={price}
              {...(saving && { saving })}
            />
          ))}
        </PlanCards>
        <Text size="s" tone="muted">
          {plan.includesVat}
        </Text>
      </Stack>
    </Loading>
  );
}
