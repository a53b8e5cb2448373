import { localeOfPath } from '@awaj/domain/navigation';
import { useNow } from '@awaj/features/clock';
import type { TenderDetail } from '@awaj/features/tender';
import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { queriesIn, useQueries } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { tokens } from '../data/tokens.ts';
import { DocumentsOfCompany } from '../features/bid-document/DocumentsOfCompany.tsx';
import { bidDocumentsIn } from '../features/bid-document/queries.ts';
import { SaveTender } from '../features/saving/SaveTender.tsx';
import { loadTender } from '../features/tender/load-tender.ts';
import { TenderPage } from '../features/tender/TenderPage.tsx';
import { useTenderView } from '../features/tender/use-tender-view.ts';
import { titleOf } from '../seo/page-title.ts';
import { tenderMeta } from '../seo/tender-meta.ts';
import { LoadingPage, nullIfSlow } from '../shell/LoadingPage.tsx';
import type { Route } from './+types/tender.ts';

/** What stands around the notice is asked for too; the page does without what fails. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const { tenders } = queriesIn(locale);
  const tender = await loadTender(params.tenderId, locale, client);
  const related = tenders.related(tender);
  await Promise.all([
    related.enabled && client.prefetchQuery(related),
    client.prefetchQuery(bidDocumentsIn(locale).ofCompany(tender.company.id)),
  ]);
  client.removeQueries(tenders.detail(tender.id));
  return { tender, around: dehydrate(client), renderedAt: new Date(), sessionEpoch: null };
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const sessionEpoch = tokens?.sessionEpoch() ?? null;
  const tender = await nullIfSlow(loadTender(params.tenderId, localeOfRequest(request)));
  return { tender, around: undefined, renderedAt: new Date(), sessionEpoch };
}

export const meta = (args: Route.MetaArgs) => {
  const { location, loaderData } = args;
  const tender = loaderData?.tender;
  if (!tender) return [{ title: titleOf(args) }];
  return tenderMeta({ tender, location, title: titleOf(args, tender.title), locale: localeOfPath(location.pathname) });
};

interface LoadedProps {
  loaded: TenderDetail;
  around: DehydratedState | undefined;
  renderedAt: Date;
}

function Loaded({ loaded, around, renderedAt }: LoadedProps) {
  const view = useTenderView(loaded, renderedAt);
  const now = useNow(renderedAt);
  return (
    <HydrationBoundary state={around}>
      <TenderPage
        documents={<DocumentsOfCompany company={loaded.company} />}
        key={loaded.id}
        now={now}
        save={<SaveTender look="button" tender={view.tender} />}
        view={view}
      />
    </HydrationBoundary>
  );
}

export default function Tender({ loaderData: { tender, sessionEpoch, ...rest }, params }: Route.ComponentProps) {
  const { tenders } = useQueries();
  // What a member has loaded is not for whoever reads after a logout or another login.
  const isOfReader = sessionEpoch === null || sessionEpoch === tokens?.sessionEpoch();
  return tender && isOfReader ? (
    <Loaded loaded={tender} {...rest} />
  ) : (
    <LoadingPage query={tenders.detail(Number(params.tenderId))} />
  );
}
