import { formatBirr } from '@awaj/domain/money';
import { plans } from '@awaj/domain/plan';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { LockedContent } from '@awaj/ui/LockedContent';
import { TenderContent } from '@awaj/ui/TenderContent';
import type { ReactElement } from 'react';
import type { TenderDetail } from './tender.ts';

/** The text of the notice, or its public beginning and what the rest takes. */
export function TenderNotice({ tender }: { tender: Pick<TenderDetail, 'snippet' | 'notice'> }): ReactElement {
  const { locked, tableScrolls } = useMessages().tender;
  const locale = useLocale();
  const { snippet, notice } = tender;
  if (notice.kind === 'shown') return <TenderContent html={notice.html} tableLabel={tableScrolls} />;
  const price = locked.price(formatBirr(plans[0].price, locale));
  return <LockedContent benefit={locked.benefit} price={price} prompt={locked.prompt} snippet={snippet} />;
}
