import { useSession } from '@awaj/features/session';
import { type TenderDetail, TenderTimeline } from '@awaj/features/tender';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useQueries } from '../../data/api.ts';

interface TimelineOfTenderProps {
  tender: TenderDetail;
  unlockHref: string;
}

/** What happened to it, asked for by the browser: the server sends the page without. */
export function TimelineOfTender(props: TimelineOfTenderProps): ReactElement {
  const timeline = useQuery(useQueries().tenders.timeline(props.tender));
  return <TenderTimeline isMember={useSession().isMember} timeline={timeline} {...props} />;
}
