import { useMessages } from '@awaj/i18n/react';
import { LockedContent } from '@awaj/ui/LockedContent';
import { TenderContent } from '@awaj/ui/TenderContent';
import { type ReactElement, useCallback } from 'react';
import { useLazyPart } from '../lazy-part/lazy-part.ts';
import { highlight } from './highlight.ts';
import type { TenderDetail } from './tender.ts';

export interface TenderNoticeProps {
  tender: Pick<TenderDetail, 'snippet' | 'notice'>;
  /** The search that led here. */
  searched?: string;
}

/** The text of the notice, or its public beginning. */
export function TenderNotice({ tender: { snippet, notice }, searched = '' }: TenderNoticeProps): ReactElement {
  const { tableScrolls } = useMessages().tender;
  const find = useLazyPart(highlight, searched !== '' && notice.kind === 'shown');
  const marksOf = useCallback((text: string) => find?.(text, { query: searched }) ?? [], [find, searched]);
  if (notice.kind === 'shown')
    return <TenderContent html={notice.html} marksOf={find ? marksOf : undefined} tableLabel={tableScrolls} />;
  return <LockedContent snippet={snippet} />;
}
