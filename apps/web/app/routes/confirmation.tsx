import { TrialConfirmation } from '../features/campaign/TrialConfirmation.tsx';
import { titleOf } from '../page-title.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/confirmation.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta({ location: args.location, title: titleOf(args), isIndexed: false });

export default function Confirmation() {
  return <TrialConfirmation />;
}
