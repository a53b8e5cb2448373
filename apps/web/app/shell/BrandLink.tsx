import { homePath } from '@awaj/domain/navigation';
import { useSession } from '@awaj/features/session';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../address/paths.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** On pages without a header: a link home and to the other language. */
export function BrandLink(): ReactElement {
  const { frame } = useMessages();
  const home = homePath({ hasToken: useSession().isMember });
  return (
    <Stack align="between" direction="row" gap="s">
      <Link href={pathsIn(useLocale()).page(home)} look="plain">
        <Logo name={frame.brand} />
      </Link>
      <LanguageLinks />
    </Stack>
  );
}
