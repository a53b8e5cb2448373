import type { Tender } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { IconButton } from '@awaj/ui/IconButton';
import { printIcon } from '@awaj/ui/icons';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { ShareMenu } from '@awaj/ui/ShareMenu';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { siteAddress } from '../../seo/page-meta.ts';

export interface TenderActionsProps {
  tender: Tender;
  save: ReactNode;
  calendar?: ReactNode;
}

/** The actions of a tender. Saving comes first. */
export function TenderActions({ tender, save, calendar }: TenderActionsProps): ReactElement {
  const { share, print } = useArea('tenderPage');
  const url = siteAddress(pathsIn(useLocale()).tender(tender.id));
  return (
    <>
      {save}
      {calendar}
      <ShareMenu title={tender.title} url={url} words={share} />
      <OnlyOn medium="desk">
        <IconButton icon={printIcon} label={print} look="bordered" onClick={() => window.print()} />
      </OnlyOn>
    </>
  );
}
