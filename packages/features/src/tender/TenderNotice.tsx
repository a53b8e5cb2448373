import { useMessages } from '@awaj/i18n/react';
import { TenderContent } from '@awaj/ui/TenderContent';
import type { ReactElement } from 'react';
import { LockedNotice, type LockedNoticeProps } from './LockedNotice.tsx';
import type { TenderDetail } from './tender.ts';

export interface TenderNoticeProps extends Pick<LockedNoticeProps, 'offer'> {
  tender: Pick<TenderDetail, 'snippet' | 'notice'>;
}

/** The text of the notice, or its public beginning and what the rest takes. */
export function TenderNotice({ tender: { snippet, notice }, ...props }: TenderNoticeProps): ReactElement {
  const { tableScrolls } = useMessages().tender;
  if (notice.kind === 'shown') return <TenderContent html={notice.html} tableLabel={tableScrolls} />;
  return <LockedNotice snippet={snippet} {...props} />;
}
