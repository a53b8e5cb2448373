import { localeOfPath } from '@awaj/domain/navigation';
import { fromPageQuery, isBeyondNumbers, isUnclear, withoutLocked } from '@awaj/domain/search-filters';
import { useNow } from '@awaj/features/clock';
import { plansQuery } from '@awaj/features/plans';
import type { Locale } from '@awaj/i18n';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { clientIn, queriesIn } from '../data/api.ts';
import { idFromParam, or404 } from '../data/not-found.ts';
import { queryClient } from '../data/query-client.ts';
import { translationsOf } from '../data/translations.ts';
import { DocumentsTab } from '../features/bid-document/DocumentsTab.tsx';
import { CompanyPage } from '../features/company/CompanyPage.tsx';
import { companiesIn, useCompanies } from '../features/company/queries.ts';
import { listAnswer, prefetchLookups } from '../features/lists/list-loader.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import { LoadingPage, nullIfSlow } from '../shell/LoadingPage.tsx';
import { UnavailableNotice } from '../shell/NoScript.tsx';
import type { Route } from './+types/company.ts';

const path = 'company/search';

const companyOf = async (idText: string, locale: Locale, client = queryClient()) =>
  or404(client.ensureQueryData(companiesIn(locale).detail(idFromParam(idText))));

/** On the server its tenders are waited for as well. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const { tenders, lookups, counts } = queriesIn(locale);
  const company = await companyOf(params.companyId, locale, client);
  const filters = withoutLocked(fromPageQuery(new URL(request.url).searchParams), 'visitor');
  const list = tenders.list(path, { ...filters, companyId: company.id });
  await Promise.all([
    isBeyondNumbers(filters) || isUnclear(filters) || client.prefetchInfiniteQuery(list),
    isUnclear(filters) || client.prefetchQuery(counts(path, { ...filters, companyId: company.id })),
    client.prefetchQuery(plansQuery(clientIn(locale), locale)),
    prefetchLookups(client, lookups, path),
  ]);
  const answer = { company, state: dehydrate(client), renderedAt: new Date() };
  return listAnswer(answer, filters, client.getQueryState(list.queryKey)?.error);
}

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => ({
  company: await nullIfSlow(companyOf(params.companyId, localeOfRequest(request))),
  state: undefined,
  renderedAt: new Date(),
  failed: null,
});

export const meta = (args: Route.MetaArgs) => {
  const { location, loaderData } = args;
  const { areas } = translationsOf(localeOfPath(location.pathname));
  const name = loaderData?.company?.name;
  const description = name === undefined ? undefined : areas.company?.tendersBy(name);
  return pageMeta({ location, title: titleOf(args, name), ...(description && { description }) });
};

export default function Company({ loaderData: { company, state, renderedAt, failed }, params }: Route.ComponentProps) {
  const now = useNow(renderedAt);
  const companies = useCompanies();
  if (!company) return <LoadingPage query={companies.detail(Number(params.companyId))} />;
  return (
    <HydrationBoundary state={state}>
      <UnavailableNotice status={failed} />
      <CompanyPage company={company} documents={<DocumentsTab company={company} />} key={company.id} now={now} />
    </HydrationBoundary>
  );
}
