import { formatBirr } from '@awaj/features/money';
import { LockedNotice, type TenderDetail } from '@awaj/features/tender';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import type { LoadedPlans } from '../../data/plans.ts';

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

interface VisitorNoticeProps {
  tender: TenderDetail;
  plans: LoadedPlans;
}

/** The public beginning, and the ways to read on. */
export function VisitorNotice({ tender, plans }: VisitorNoticeProps): ReactElement {
  const { locked } = useMessages().tender;
  const locale = useLocale();
  const [shortest] = plans ?? [];
  const price = shortest && { price: locked.price(formatBirr(shortest.price, locale)) };
  return <LockedNotice offer={{ action: <WaysIn tender={tender} />, ...price }} snippet={tender.snippet} />;
}
