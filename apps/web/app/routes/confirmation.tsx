import { TrialConfirmation } from '../features/campaign/TrialConfirmation.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/confirmation.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Confirmation() {
  return <TrialConfirmation />;
}
