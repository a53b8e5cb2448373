import { localeOfPath } from '@awaj/domain/navigation';
import { fromPageQuery, withoutLocked } from '@awaj/domain/search-filters';
import { useNow } from '@awaj/features/clock';
import { createCompanyQueries } from '@awaj/features/company';
import type { Locale } from '@awaj/i18n';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { createScopedQueries } from '../data/api.ts';
import { idFromParam, or404 } from '../data/not-found.ts';
import { queryClient } from '../data/query-client.ts';
import { translationsOf } from '../data/translations.ts';
import { DocumentsTab } from '../features/bid-document/DocumentsTab.tsx';
import { CompanyPage } from '../features/company/CompanyPage.tsx';
import { listAnswer, prefetchListPage } from '../features/lists/list-loader.ts';
import { listPartsInBrowser } from '../features/lists/list-parts.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import { LoadingPage, nullIfSlow } from '../shell/LoadingPage.tsx';
import { UnavailableNotice } from '../shell/NoScript.tsx';
import type { Route } from './+types/company.ts';

const { queriesIn: companiesIn, useQueries: useCompanies } = createScopedQueries(createCompanyQueries);

const path = 'company/search';

await listPartsInBrowser();

const companyOf = async (idText: string, locale: Locale, client = queryClient()) =>
  or404(client.ensureQueryData(companiesIn(locale).detail(idFromParam(idText))));

/** On the server it also waits for the tenders. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const company = await companyOf(params.companyId, locale, client);
  const filters = withoutLocked(fromPageQuery(new URL(request.url).searchParams), 'visitor');
  const error = await prefetchListPage(client, locale, path, { ...filters, companyId: company.id });
  const answer = { company, state: dehydrate(client), renderedAt: new Date() };
  return listAnswer(answer, filters, error);
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
