import { createAlertSettingsMutations, MuteBuyer } from '@awaj/features/alert-settings';
import { createDeliveryQueries, type Delivery, DeliveryList } from '@awaj/features/deliveries';
import { QueryFailure } from '@awaj/features/query-failure';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { useApi } from '../../data/use-host.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';

const linesWhileLoading = 6;

/** The messages sent to the user, and their states. */
export function MessagesScreen(): ReactElement {
  const words = useArea('deliveries');
  const { titles } = useMessages();
  const refusedText = useRefusedText();
  const deliveryPaths = {
    contacts: useSitePaths().account(),
    settings: paths.alerts(),
    searches: paths.searches(),
    preferences: paths.preferences(),
    tender: paths.tender,
  };
  const { client } = useApi();
  const query = useQuery(createDeliveryQueries(client).list());
  const mutations = createAlertSettingsMutations(client);
  const actionOf = ({ buyerToMute }: Delivery) =>
    buyerToMute && <MuteBuyer buyer={buyerToMute} mutations={mutations} />;
  return (
    <PageLayout>
      <Heading level={1} size="l">
        {titles.messages}
      </Heading>
      <Text tone="muted">{words.lead}</Text>
      {query.isError && query.data === undefined ? (
        <QueryFailure query={query} refusedText={refusedText} title={words.failed} />
      ) : (
        <Loading isLoading={query.data === undefined} skeleton={<SkeletonText lines={linesWhileLoading} />}>
          {query.data && <DeliveryList actionOf={actionOf} deliveries={query.data} paths={deliveryPaths} />}
        </Loading>
      )}
    </PageLayout>
  );
}
