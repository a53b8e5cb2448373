import type { Tender } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Icon } from '@awaj/ui/Icon';
import { printIcon } from '@awaj/ui/icons';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { ShareMenu } from '@awaj/ui/ShareMenu';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { siteAddress } from '../../seo/page-meta.ts';

export interface TenderActionsProps {
  tender: Tender;
  save: ReactNode;
}

/** What can be done with a tender, besides reading it. */
export function TenderActions({ tender, save }: TenderActionsProps): ReactElement {
  const { share, print } = useArea('tenderPage');
  const url = siteAddress(pathsIn(useLocale()).tender(tender.id));
  return (
    <OnlyOn medium="screen">
      <Stack direction="row" gap="xs">
        {save}
        <ShareMenu title={tender.title} url={url} words={share} />
        <OnlyOn medium="desk">
          <Button onClick={() => window.print()} tone="quiet">
            <Icon drawing={printIcon} />
            {print}
          </Button>
        </OnlyOn>
      </Stack>
    </OnlyOn>
  );
}
