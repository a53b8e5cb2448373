import { localeOfPath } from '@awaj/domain/navigation';
import { fromPageQuery, withoutClosing } from '@awaj/domain/search-filters';
import { useNow } from '@awaj/features/clock';
import { isNotFound } from '@awaj/features/failure';
import type { Locale } from '@awaj/i18n';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { queriesIn } from '../api.ts';
import { CompanyPage } from '../features/company/CompanyPage.tsx';
import { companiesIn } from '../features/company/queries.ts';
import { prefetchLookups } from '../features/lists/prefetch-lookups.ts';
import { missingPage } from '../missing-page.ts';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { queryClient } from '../query-client.ts';
import { pageMeta } from '../seo.ts';
import { translationsOf } from '../translations.ts';
import type { Route } from './+types/company.ts';

const path = 'company/search';

async function load(idText: string, locale: Locale, client = queryClient()) {
  if (!/^[1-9]\d{0,8}$/.test(idText)) throw missingPage();
  try {
    const company = await client.ensureQueryData(companiesIn(locale).detail(Number(idText)));
    return { company, renderedAt: new Date() };
  } catch (error) {
    throw isNotFound(error) ? missingPage() : error;
  }
}

/** On the server its tenders are waited for as well. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const { tenders, lookups } = queriesIn(locale);
  const page = await load(params.companyId, locale, client);
  const filters = withoutClosing(fromPageQuery(new URL(request.url).searchParams));
  await Promise.all([
    client.prefetchInfiniteQuery(tenders.list(path, { ...filters, companyId: page.company.id })),
    prefetchLookups(client, lookups, path),
  ]);
  return { ...page, state: dehydrate(client) };
}

export const clientLoader = async ({ request, params }: Route.ClientLoaderArgs) => ({
  ...(await load(params.companyId, localeOfRequest(request))),
  state: undefined,
});

export const meta = (args: Route.MetaArgs) => {
  const { location, loaderData } = args;
  const { areas } = translationsOf(localeOfPath(location.pathname));
  const name = loaderData?.company.name;
  const description = name === undefined ? undefined : areas.company?.tendersBy(name);
  return pageMeta({ location, title: titleOf(args), ...(description && { description }) });
};

export default function Company({ loaderData: { company, state, renderedAt } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <CompanyPage company={company} key={company.id} now={useNow(renderedAt)} />
    </HydrationBoundary>
  );
}
