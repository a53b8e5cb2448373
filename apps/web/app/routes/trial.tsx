import type { Locale } from '@awaj/i18n';
import { useArea } from '@awaj/i18n/react';
import { data } from 'react-router';
import { accountQueriesIn } from '../account-api.ts';
import { LinkGone } from '../features/campaign/LinkGone.tsx';
import { orGone } from '../features/campaign/link-gone.ts';
import { TrialOffer } from '../features/campaign/TrialOffer.tsx';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { queryClient } from '../query-client.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/trial.ts';

/** Whom the link was made for. */
const load = async (freeId: string, locale: Locale) => ({
  name: await orGone(queryClient().fetchQuery(accountQueriesIn(locale).campaigns.trialName(freeId))),
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
