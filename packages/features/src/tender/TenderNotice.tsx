import { formatBirr } from '@awaj/domain/money';
import { plans } from '@awaj/domain/plan';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { LockedContent } from '@awaj/ui/LockedContent';
import { TenderContent } from '@awaj/ui/TenderContent';
import type { ReactElement, ReactNode } from 'react';
import type { TenderDetail } from './tender.ts';

/** What the card over a locked notice says, and where it leads. */
export interface NoticeOffer {
  prompt: string;
  benefit: string;
  price: string;
  action: ReactNode;
}

export interface TenderNoticeProps {
  tender: Pick<TenderDetail, 'snippet' | 'notice'>;
  /** For a visitor it need not be said. */
  offer?: Partial<NoticeOffer>;
}

/** The text of the notice, or its public beginning and what the rest takes. */
export function TenderNotice({ tender, offer = {} }: TenderNoticeProps): ReactElement {
  const { locked, tableScrolls } = useMessages().tender;
  const locale = useLocale();
  const { snippet, notice } = tender;
  if (notice.kind === 'shown') return <TenderContent html={notice.html} tableLabel={tableScrolls} />;
  const usual = {
    prompt: locked.prompt,
    benefit: locked.benefit,
    price: locked.price(formatBirr(plans[0].price, locale)),
  };
  return <LockedContent {...usual} {...offer} snippet={snippet} />;
}
