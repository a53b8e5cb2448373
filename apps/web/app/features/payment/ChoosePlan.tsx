import { useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

/** Paying during a trial begins with the choice of a plan, on the subscription's page. */
export function ChoosePlan(): ReactElement {
  const { pay } = useMessages().plan.banner;
  const paths = pathsIn(useLocale());
  return (
    <Link href={paths.page('/billing')} look="button">
      {pay}
    </Link>
  );
}
