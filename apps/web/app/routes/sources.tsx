import { localeOfPath } from '@awaj/domain/navigation';
import { useNow } from '@awaj/features/clock';
import { freshnessQuery } from '@awaj/features/freshness';
import type { Locale } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { localeOfRequest } from '../address/locale.ts';
import { clientIn } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { translationsOf } from '../data/translations.ts';
import { orUnavailable } from '../data/unavailable.ts';
import { SourcesPage } from '../features/sources/SourcesPage.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import { LoadingPage, nullIfSlow } from '../shell/LoadingPage.tsx';
import type { Route } from './+types/sources.ts';

const queryIn = (locale: Locale) => freshnessQuery(clientIn(locale), locale);
const sourcesIn = (locale: Locale) => orUnavailable(queryClient().fetchQuery(queryIn(locale)));

export const loader = async ({ request }: Route.LoaderArgs) => ({
  sources: await sourcesIn(localeOfRequest(request)),
  loadedAt: new Date(),
});

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  sources: await nullIfSlow(sourcesIn(localeOfRequest(request))),
  loadedAt: new Date(),
});

export const meta = (args: Route.MetaArgs) => {
  const { areas } = translationsOf(localeOfPath(args.location.pathname));
  return pageMeta({ location: args.location, title: titleOf(args), description: areas.sources?.description ?? '' });
};

export default function Sources({ loaderData: { sources, loadedAt } }: Route.ComponentProps) {
  const now = useNow(loadedAt);
  const locale = useLocale();
  return sources ? <SourcesPage now={now} sources={sources} /> : <LoadingPage query={queryIn(locale)} />;
}
