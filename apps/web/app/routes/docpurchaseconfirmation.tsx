import { idFromParam } from '../data/not-found.ts';
import { ConfirmationPage } from '../features/bid-document/ConfirmationPage.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/docpurchaseconfirmation.ts';

export const loader = ({ params }: Route.LoaderArgs) => ({ docId: idFromParam(params.docId) });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ docId: idFromParam(params.docId) });

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Page({ loaderData: { docId } }: Route.ComponentProps) {
  return <ConfirmationPage docId={docId} key={docId} />;
}
