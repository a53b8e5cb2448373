import { useMessages } from '@awaj/i18n/react';
import { LockedContent } from '@awaj/ui/LockedContent';
import type { ReactElement, ReactNode } from 'react';
import type { TenderDetail } from './tender.ts';

/** What the card over a locked notice says, and where it leads. */
interface NoticeOffer {
  prompt: string;
  benefit: string;
  price: string;
  action: ReactNode;
}

export interface LockedNoticeProps extends Pick<TenderDetail, 'snippet'> {
  /** For a visitor it need not be said. */
  offer?: Partial<NoticeOffer>;
}

/** The public beginning of a notice, and what the rest takes. */
export function LockedNotice({ snippet, offer }: LockedNoticeProps): ReactElement {
  const { locked } = useMessages().tender;
  const usual = {
    prompt: locked.prompt,
    benefit: locked.benefit,
  };
  return <LockedContent {...usual} {...offer} snippet={snippet} />;
}
