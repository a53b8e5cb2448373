import { localeOfPath } from '@awaj/domain/navigation';
import { useNow } from '@awaj/features/clock';
import type { TenderDetail } from '@awaj/features/tender';
import { type DehydratedState, dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { ArrivingPage, soon } from '../ArrivingPage.tsx';
import { queriesIn, useQueries } from '../api.ts';
import { DocumentsOfCompany } from '../features/bid-document/DocumentsOfCompany.tsx';
import { bidDocumentsIn } from '../features/bid-document/queries.ts';
import { SaveTender } from '../features/saving/SaveTender.tsx';
import { TenderPage } from '../features/tender/TenderPage.tsx';
import { tenderMeta } from '../features/tender/tender-meta.ts';
import { useTenderView } from '../features/tender/use-tender-view.ts';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { queryClient } from '../query-client.ts';
import { tenderOf } from '../tender-of-request.ts';
import { tokens } from '../tokens.ts';
import type { Route } from './+types/tender.ts';

/** What stands around the notice is asked for too; the page does without what fails. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const { tenders } = queriesIn(locale);
  const tender = await tenderOf(params.tenderId, locale, client);
  const related = tenders.related(tender);
  await Promise.all([
    related.enabled && client.prefetchQuery(related),
    client.prefetchQuery(bidDocumentsIn(locale).ofCompany(tender.company.id)),
  ]);
  client.removeQueries(tenders.detail(tender.id));
  return { tender, around: dehydrate(client), renderedAt: new Date(), departures: null };
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const departures = tokens?.departures() ?? null;
  const tender = await soon(tenderOf(params.tenderId, localeOfRequest(request)));
  return { tender, around: undefined, renderedAt: new Date(), departures };
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

export default function Tender({ loaderData: { tender, departures, ...rest }, params }: Route.ComponentProps) {
  const { tenders } = useQueries();
  // What a member has loaded is not for whoever reads after a logout or another login.
  const isOfReader = departures === null || departures === tokens?.departures();
  return tender && isOfReader ? (
    <Loaded loaded={tender} {...rest} />
  ) : (
    <ArrivingPage query={tenders.detail(Number(params.tenderId))} />
  );
}
