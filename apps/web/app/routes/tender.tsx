import { useNow } from '@awaj/features/clock';
import { isNotFound } from '@awaj/features/failure';
import { TenderFacts, TenderHeader, TenderNotice } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { PageLayout } from '@awaj/ui/PageLayout';
import { queriesIn } from '../api.ts';
import { config } from '../config.ts';
import { missingPage } from '../missing-page.ts';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { queryClient } from '../query-client.ts';
import type { Route } from './+types/tender.ts';

async function load(idText: string, locale: Locale) {
  if (!/^[1-9]\d{0,8}$/.test(idText)) throw missingPage();
  try {
    const tender = await queryClient().ensureQueryData(queriesIn(locale).tenders.detail(Number(idText)));
    return { tender, renderedAt: new Date() };
  } catch (error) {
    throw isNotFound(error) ? missingPage() : error;
  }
}

export const loader = ({ request, params }: Route.LoaderArgs) => load(params.tenderId, localeOfRequest(request));
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  load(params.tenderId, localeOfRequest(request));

export const meta = (args: Route.MetaArgs) => {
  const tender = args.loaderData?.tender;
  if (!tender) return [{ title: titleOf(args) }];
  return [{ title: titleOf(args, tender.title) }, { name: 'description', content: tender.snippet }];
};

export default function Tender({ loaderData: { tender, renderedAt } }: Route.ComponentProps) {
  const now = useNow(renderedAt);
  const { logo } = tender.company;
  return (
    <PageLayout
      facts={<TenderFacts now={now} tender={tender} />}
      top={<TenderHeader logo={logo && new URL(logo, config.apiUrl).href} tender={tender} />}
    >
      <TenderNotice tender={tender} />
    </PageLayout>
  );
}
