import { calendarFile } from '@awaj/domain/calendar-file';
import { type Tender, tenderMoments } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Icon } from '@awaj/ui/Icon';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { ShareMenu } from '@awaj/ui/ShareMenu';
import { Stack } from '@awaj/ui/Stack';
import type { ReactElement, ReactNode } from 'react';
import { pathsIn } from '../../paths.ts';
import { saveFile } from '../../save-file.ts';
import { siteAddress } from '../../seo.ts';

export interface TenderActionsProps {
  tender: Tender;
  save: ReactNode;
}

/** Nothing where the reader may not see the dates, or the newspaper only describes them. */
function CalendarButton({ tender, url }: { tender: Tender; url: string }): ReactElement | null {
  const { calendar } = useArea('tenderPage');
  const moments = tenderMoments(tender, { url, words: calendar });
  if (moments.length === 0) return null;
  const add = () =>
    saveFile(new File([calendarFile(moments, new Date())], `awaj-${tender.id}.ics`, { type: 'text/calendar' }));
  return (
    <Button onClick={add} tone="quiet">
      <Icon name="calendar" />
      {calendar.add}
    </Button>
  );
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
        <Button onClick={() => window.print()} tone="quiet">
          <Icon name="print" />
          {print}
        </Button>
        <CalendarButton tender={tender} url={url} />
      </Stack>
    </OnlyOn>
  );
}
