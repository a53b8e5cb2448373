import { homePath } from '@awaj/domain/navigation';
import { useSession } from '@awaj/features/session';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import type { ReactElement } from 'react';
import { pathsIn } from './paths.ts';

/** The way home from pages without a header. */
export function BrandLink(): ReactElement {
  const { frame } = useMessages();
  const home = homePath({ hasToken: useSession().isMember });
  return (
    <Link href={pathsIn(useLocale()).page(home)} look="plain">
      <Logo name={frame.brand} />
    </Link>
  );
}
