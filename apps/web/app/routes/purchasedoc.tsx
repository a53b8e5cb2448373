import { PurchasePage } from '../features/bid-document/PurchasePage.tsx';
import { idFrom } from '../missing-page.ts';
import { titleOf } from '../page-title.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/purchasedoc.ts';

export const loader = ({ params }: Route.LoaderArgs) => ({ docId: idFrom(params.docId) });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ docId: idFrom(params.docId) });

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Page({ loaderData: { docId } }: Route.ComponentProps) {
  return <PurchasePage docId={docId} key={docId} />;
}
