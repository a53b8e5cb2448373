import { LockedNotice, type TenderDetail } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

function WaysIn({ tender }: { tender: TenderDetail }): ReactElement {
  const { locked } = useArea('tenderPage');
  const paths = pathsIn(useLocale());
  return (
    <Stack direction="row" gap="s">
      <Link href={paths.page('/signup')} look="button">
        {locked.register}
      </Link>
      <Link href={paths.login(paths.tender(tender.id))} look="quietButton">
        {locked.login}
      </Link>
    </Stack>
  );
}

/** The public beginning, and the ways to read on. */
export function VisitorNotice({ tender }: { tender: TenderDetail }): ReactElement {
  return <LockedNotice offer={{ action: <WaysIn tender={tender} /> }} snippet={tender.snippet} />;
}
