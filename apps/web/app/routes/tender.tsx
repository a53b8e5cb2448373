import { localeOfPath } from '@awaj/domain/navigation';
import { useNow } from '@awaj/features/clock';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { queriesIn, useQueries } from '../data/api.ts';
import { loadPlans } from '../data/plans.ts';
import { queryClient } from '../data/query-client.ts';
import { tokens } from '../data/tokens.ts';
import { bidDocumentsIn } from '../features/bid-document/queries.ts';
import { pressSave } from '../features/saving/SaveTender.tsx';
import { loadTenderPage } from '../features/tender/load-tender.ts';
import { TenderPage } from '../features/tender/TenderPage.tsx';
import { useTenderView } from '../features/tender/use-tender-view.ts';
import { titleOf } from '../seo/page-title.ts';
import { tenderMeta } from '../seo/tender-meta.ts';
import { LoadingPage, nullIfSlow } from '../shell/LoadingPage.tsx';
import { useShortcuts } from '../shell/shortcuts/use-shortcuts.ts';
import type { Route } from './+types/tender.ts';

/** Loads the tender as a visitor sees it, with the content around it. Content that fails to load is left out. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const loadingPlans = loadPlans(locale);
  const tender = await loadTenderPage(params.tenderId, locale);
  const related = queriesIn(locale).tenders.related(tender);
  await Promise.all([
    related.enabled && client.prefetchQuery(related),
    client.prefetchQuery(bidDocumentsIn(locale).ofCompany(tender.company.id)),
  ]);
  return { tender, head: null, plans: await loadingPlans, around: dehydrate(client), renderedAt: new Date() };
}

/** The tender itself stays in the query cache, which a logout clears; the router would keep a loader's data. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const locale = localeOfRequest(request);
  // A member sees what is due instead.
  const loadingPlans = tokens?.read() ? null : nullIfSlow(loadPlans(locale));
  const tender = await nullIfSlow(loadTenderPage(params.tenderId, locale));
  const head = tender && { id: tender.id, title: tender.title, snippet: tender.snippet };
  return { tender: null, head, plans: await loadingPlans, around: undefined, renderedAt: new Date() };
}

export const meta = (args: Route.MetaArgs) => {
  const { location, loaderData } = args;
  const head = loaderData?.tender ?? loaderData?.head;
  if (!head) return [{ title: titleOf(args) }];
  const tags = { head, location, title: titleOf(args, head.title), locale: localeOfPath(location.pathname) };
  return tenderMeta({ ...tags, drawn: loaderData?.tender ?? null });
};

export default function Tender({
  loaderData: { tender, head, plans, around, renderedAt },
  params,
}: Route.ComponentProps) {
  const id = Number(params.tenderId);
  const view = useTenderView(id, tender && { tender, at: renderedAt });
  const now = useNow(renderedAt);
  const { tenders } = useQueries();
  useShortcuts({ s: () => pressSave(document.querySelector('main')) });
  // Without a head the page has no title, so the loader has to run again.
  if (!view || !(tender ?? head)) return <LoadingPage query={tenders.detail(id)} />;
  return (
    <HydrationBoundary state={around}>
      <TenderPage key={id} now={now} plans={plans} view={view} />
    </HydrationBoundary>
  );
}
