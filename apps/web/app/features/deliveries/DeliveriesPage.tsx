import { createAlertSettingsMutations, MuteBuyer } from '@awaj/features/alert-settings';
import { type Delivery, DeliveryList } from '@awaj/features/deliveries';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { ListLayout } from '@awaj/ui/ListLayout';
import { Skeleton } from '@awaj/ui/Skeleton';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useAccountQueries } from '../../data/account-api.ts';
import { useApiClient } from '../../data/api.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { BackToAlerts } from '../../shell/BackToAlerts.tsx';
import { MemberData } from '../../shell/MemberData.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';

const skeleton = (
  <Stack gap="m">
    <Skeleton height="card" width="full" />
    <Skeleton height="card" width="full" />
  </Stack>
);

export function DeliveriesPage(): ReactElement {
  const words = useArea('deliveries');
  const title = usePageTitle();
  const paths = pathsIn(useLocale());
  const { isMember } = useSession();
  const query = useQuery({ ...useAccountQueries().deliveries.list(), enabled: isMember });
  const mutations = createAlertSettingsMutations(useApiClient());
  const deliveryPaths = {
    contacts: paths.myaccount(),
    settings: paths.settings(),
    searches: paths.searches(),
    preferences: paths.settings('tender'),
    tender: paths.tender,
  };
  const actionOf = ({ buyerToMute }: Delivery) =>
    buyerToMute && <MuteBuyer buyer={buyerToMute} mutations={mutations} />;
  return (
    <ListLayout>
      <BackToAlerts />
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{words.lead}</Text>
      <NeedsScript />
      <MemberData failure={{ title: words.failed }} query={query} skeleton={skeleton}>
        {(deliveries) => <DeliveryList actionOf={actionOf} deliveries={deliveries} paths={deliveryPaths} />}
      </MemberData>
    </ListLayout>
  );
}
