import { createDeliveryQueries, DeliveryTable } from '@awaj/features/deliveries';
import { QueryFailure } from '@awaj/features/query-failure';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Loading } from '@awaj/ui/Loading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useApi, useSitePaths } from '../../data/use-host.ts';
import { useRefusedText } from '../../shell/use-refused-text.ts';

const linesWhileLoading = 6;

/** What was written to the reader, and what became of it. */
export function MessagesScreen(): ReactElement {
  const words = useArea('deliveries');
  const { titles } = useMessages();
  const refusedText = useRefusedText();
  const contactsHref = useSitePaths().account();
  const query = useQuery(createDeliveryQueries(useApi().client).list());
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
          {query.data && (
            <DeliveryTable caption={titles.messages} contactsHref={contactsHref} deliveries={query.data} />
          )}
        </Loading>
      )}
    </PageLayout>
  );
}
