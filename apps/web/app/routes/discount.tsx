import type { Locale } from '@awaj/i18n';
import { data } from 'react-router';
import { accountQueriesIn } from '../account-api.ts';
import { Discount } from '../features/campaign/Discount.tsx';
import { LinkGone } from '../features/campaign/LinkGone.tsx';
import { orGone } from '../features/campaign/link-gone.ts';
import { localeOfRequest } from '../page-locale.ts';
import { titleOf } from '../page-title.ts';
import { queryClient } from '../query-client.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/discount.ts';

/** What the link offers. */
const load = async (id: string, locale: Locale) => ({
  offer: await orGone(queryClient().fetchQuery(accountQueriesIn(locale).campaigns.discount(id))),
});

export async function loader({ request, params }: Route.LoaderArgs) {
  const loaded = await load(params.discountId, localeOfRequest(request));
  return data(loaded, loaded.offer === null ? { status: 410 } : undefined);
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  load(params.discountId, localeOfRequest(request));

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function DiscountPage({ loaderData: { offer }, params }: Route.ComponentProps) {
  if (offer === null || offer.plans.length === 0) return <LinkGone kind="discount" />;
  return <Discount discountId={params.discountId} offer={offer} />;
}
