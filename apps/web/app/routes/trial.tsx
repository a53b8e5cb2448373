import type { Locale } from '@awaj/i18n';
import { useArea } from '@awaj/i18n/react';
import { data } from 'react-router';
import { localeOfRequest } from '../address/locale.ts';
import { accountQueriesIn } from '../data/account-api.ts';
import { queryClient } from '../data/query-client.ts';
import { nullIfExpired } from '../features/campaign/expired-link.ts';
import { LinkGone } from '../features/campaign/LinkGone.tsx';
import { TrialOffer } from '../features/campaign/TrialOffer.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/trial.ts';

/** The recipient of the link. */
const load = async (freeId: string, locale: Locale) => ({
  name: await nullIfExpired(queryClient().fetchQuery(accountQueriesIn(locale).campaigns.trialName(freeId))),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const loaded = await load(params.freeId, localeOfRequest(request));
  return data(loaded, loaded.name === null ? { status: 410 } : undefined);
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  load(params.freeId, localeOfRequest(request));

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Trial({ loaderData: { name }, params }: Route.ComponentProps) {
  const { trial } = useArea('campaign');
  if (name === null) return <LinkGone kind="trial" />;
  return <TrialOffer freeId={params.freeId} title={name ? trial.title(name) : trial.titleWithoutName} />;
}
