import type { Locale } from '@awaj/i18n';
import { data } from 'react-router';
import { localeOfRequest } from '../address/locale.ts';
import { accountQueriesIn } from '../data/account-api.ts';
import { queryClient } from '../data/query-client.ts';
import { Discount } from '../features/campaign/Discount.tsx';
import { nullIfExpired } from '../features/campaign/expired-link.ts';
import { LinkGone } from '../features/campaign/LinkGone.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/discount.ts';

/** The offer of the link. */
const load = async (id: string, locale: Locale) => ({
  offer: await nullIfExpired(queryClient().fetchQuery(accountQueriesIn(locale).campaigns.discount(id))),
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
