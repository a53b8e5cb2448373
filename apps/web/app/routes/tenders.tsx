import { localeOfPath } from '@awaj/domain/navigation';
import { useNow } from '@awaj/features/clock';
import { failureText } from '@awaj/features/failure';
import { TenderList } from '@awaj/features/tender';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { queriesIn, useQueries } from '../api.ts';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { pathsIn } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { messagesOf } from '../translations.ts';
import type { Route } from './+types/tenders.ts';

/** On the server the list is waited for; in the browser the page opens at once and the list shows how it loads. */
export async function loader({ request }: Route.LoaderArgs) {
  const client = queryClient();
  await client.prefetchInfiniteQuery(queriesIn(localeOfRequest(request)).tenders.search());
  return { state: dehydrate(client), renderedAt: new Date() };
}

export const clientLoader = () => ({ state: undefined, renderedAt: new Date() });

export const meta = (args: Route.MetaArgs) => {
  const { frame } = messagesOf(localeOfPath(args.location.pathname));
  return [{ title: titleOf(args) }, { name: 'description', content: frame.tagline }];
};

export default function Tenders({ loaderData: { state, renderedAt } }: Route.ComponentProps) {
  const { failure, tender } = useMessages();
  const locale = useLocale();
  const now = useNow(renderedAt);
  const paths = pathsIn(locale);
  return (
    <PageLayout>
      <Stack gap="xxs">
        <Heading level={1}>{tender.list.title}</Heading>
        <Text tone="muted">{tender.list.lead}</Text>
      </Stack>
      <HydrationBoundary state={state}>
        <TenderList
          failureTextOf={(error) => failureText(error, failure)}
          hrefOf={({ id }) => paths.tender(id)}
          now={now}
          query={useQueries().tenders.search()}
        />
      </HydrationBoundary>
    </PageLayout>
  );
}
