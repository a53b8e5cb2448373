import { ApiError } from '@awaj/api-client';
import { useNow } from '@awaj/features/clock';
import { failureText } from '@awaj/features/failure';
import { TenderList } from '@awaj/features/tender';
import { useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { paths } from '../paths.ts';
import { session } from '../session.ts';
import type { Route } from './+types/latest-tenders.ts';

export const clientLoader = async () => ({ ...(await session()), openedAt: new Date() });

export default function LatestTenders({ loaderData }: Route.ComponentProps) {
  const { failure, telegram } = useMessages();
  const { queries, config, locale, openedAt } = loaderData;
  const now = useNow(openedAt);
  const failureTextOf = (error: unknown): string =>
    error instanceof ApiError && error.code === 'forbidden' ? telegram.expired : failureText(error, failure);
  return (
    <PageLayout>
      <Heading level={1} size="l">
        {telegram.latest}
      </Heading>
      <TenderList
        failureTextOf={failureTextOf}
        hrefOf={({ id }) => paths.tenderOnSite(config.webUrl, locale, id)}
        now={now}
        query={queries.tenders.latestInTelegram()}
      />
    </PageLayout>
  );
}
