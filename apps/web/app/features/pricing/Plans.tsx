import { defaultPlanId } from '@awaj/domain/plan';
import { planOffers } from '@awaj/features/plans';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { PlanCard, PlanCards } from '@awaj/ui/PlanCard';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

/** Each leads a visitor to sign up with it, and a member to where subscriptions are paid. */
export function Plans(): ReactElement {
  const { plan } = useMessages();
  const pricing = useArea('pricing');
  const locale = useLocale();
  const { isMember } = useSession();
  const paths = pathsIn(locale);
  return (
    <Stack gap="s">
      <PlanCards>
        {planOffers(locale, plan).map(({ id, name, price, saving, claim }) => (
          <PlanCard
            choice={{
              kind: 'link',
              href: isMember ? paths.page('/billing') : paths.signup({ plan: id }),
              action: pricing.choose(name),
            }}
            isChosen={id === defaultPlanId}
            key={id}
            name={name}
            price={price}
            {...(claim && { claim })}
            {...(saving && { note: saving })}
          />
        ))}
      </PlanCards>
      <Text size="s" tone="muted">
        {plan.includesVat}
      </Text>
    </Stack>
  );
}
