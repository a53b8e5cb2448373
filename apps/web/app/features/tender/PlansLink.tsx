import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

export function PlansLink(): ReactElement {
  const { locked } = useArea('tenderPage');
  return (
    <Link href={pathsIn(useLocale()).page('/pricing')} look="button">
      {locked.plans}
    </Link>
  );
}
