import { localeOfPath } from '@awaj/domain/navigation';
import { useNow } from '@awaj/features/clock';
import { isNotFound } from '@awaj/features/failure';
import { TenderFacts, TenderNotice } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { useMessages } from '@awaj/i18n/react';
import { CompanyLogo } from '@awaj/ui/CompanyLogo';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { StatusBadge } from '@awaj/ui/StatusBadge';
import { Text } from '@awaj/ui/Text';
import { data } from 'react-router';
import { queriesIn } from '../api.ts';
import { config } from '../config.ts';
import { localeOfRequest } from '../page-locale.ts';
import { queryClient } from '../query-client.ts';
import { contentId } from '../SiteHeader.tsx';
import { messagesOf } from '../translations.ts';
import type { Route } from './+types/tender.ts';

const minute = 60_000;

async function load(idText: string, locale: Locale) {
  const id = /^[1-9]\d{0,8}$/.test(idText) ? Number(idText) : null;
  if (id === null) throw data(null, { status: 404 });
  try {
    return {
      tender: await queryClient().ensureQueryData(queriesIn(locale).tenders.detail(id)),
      renderedAt: new Date(),
    };
  } catch (error) {
    throw isNotFound(error) ? data(null, { status: 404 }) : error;
  }
}

export const loader = ({ request, params }: Route.LoaderArgs) => load(params.tenderId, localeOfRequest(request));
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  load(params.tenderId, localeOfRequest(request));

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const messages = messagesOf(localeOfPath(location.pathname));
  if (!loaderData) return [{ title: messages.common.notFound.title }];
  const { title, snippet } = loaderData.tender;
  return [{ title: messages.tender.detailTitle(title) }, { name: 'description', content: snippet }];
};

export default function Tender({ loaderData: { tender, renderedAt } }: Route.ComponentProps) {
  const { tender: messages } = useMessages();
  const now = useNow(renderedAt, minute);
  const { company } = tender;
  const logo = company.logo && new URL(company.logo, config.apiUrl).href;
  return (
    <PageLayout
      facts={<TenderFacts now={now} tender={tender} />}
      id={contentId}
      top={
        <Stack gap="s">
          <Stack direction="row" gap="s">
            <StatusBadge label={messages.status[tender.status]} status={tender.status} />
          </Stack>
          <Heading dir="auto" level={1} size="l">
            {tender.title}
          </Heading>
          <Stack direction="row" gap="s">
            <CompanyLogo name={company.name} src={logo} />
            <Stack gap="xxs">
              <Text as="span">{company.name}</Text>
              <Text as="span" size="s" tone="muted">
                {[...tender.regions, ...tender.categories].join(' · ')}
              </Text>
            </Stack>
          </Stack>
        </Stack>
      }
    >
      <TenderNotice tender={tender} />
    </PageLayout>
  );
}
