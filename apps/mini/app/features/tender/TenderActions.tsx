import type { Tender } from '@awaj/features/tender';
import { useArea } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Icon } from '@awaj/ui/Icon';
import { shareIcon } from '@awaj/ui/icons';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement } from 'react';
import { useHost } from '../../data/use-host.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';

/** A shared tender opens in the recipient's app. */
export function TenderActions({ tender }: { tender: Tender }): ReactElement {
  const words = useArea('telegramTender');
  const to = useSitePaths();
  const host = useHost();
  const share = () => host.share({ url: to.tenderInApp(tender.id), text: tender.title });
  return (
    <Stack direction="row" gap="xs">
      <Button onClick={share} tone="quiet">
        <Icon drawing={shareIcon} />
        {words.share}
      </Button>
      <Link href={to.tender(tender.id)} look="quietButton">
        {words.openOnSite}
      </Link>
    </Stack>
  );
}
