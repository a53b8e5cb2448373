import type { BidProgress, RequirementKind, TenderDetail as TenderDetailDto } from '@awaj/api-client/schema';
import type { TenderStatus } from '@awaj/domain/tender-status';

export { FewTenders } from './FewTenders.tsx';
export { highlight } from './highlight.ts';
export { type PlaceInList, placeInList } from './place-in-list.ts';
export { RequirementChecklist } from './RequirementChecklist.tsx';
export { createRequirementMutations } from './requirement.mutations.ts';
export { TenderFacts } from './TenderFacts.tsx';
export { TenderHeader } from './TenderHeader.tsx';
export { TenderList, type TenderListProps } from './TenderList.tsx';
export { type NarrowedTo, TenderListItem } from './TenderListItem.tsx';
export { TenderNotice } from './TenderNotice.tsx';
export { OfferToPay, TenderOffer } from './TenderOffer.tsx';
export { TenderTimeline } from './TenderTimeline.tsx';
export { createTelegramTenderQueries, type TelegramTender } from './telegram-tender.queries.ts';
export { showProgress, showSaved, showTicked } from './tender.cache.ts';
export { createTenderQueries, type TenderListPath } from './tender.queries.ts';
export { tenderMoments } from './tender-moments.ts';
export { extensionOf } from './timeline.ts';
export { useDayHeadings } from './use-day-headings.tsx';
export { useNarrowedTo } from './use-narrowed-to.ts';
export { type LoadedTenders, useTenderList } from './use-tender-list.ts';

/** A date of a notice: an instant, the newspaper's own words, both or neither. */
export interface NoticeDate {
  at: Date | null;
  alternativeText: string | null;
}

export interface Publication {
  source: string;
  /** A calendar date, YYYY-MM-DD. */
  publishedOn: string;
}

/** Only for subscribers; the server leaves it out for everybody else. */
export type Schedule =
  | { kind: 'locked' }
  | {
      kind: 'shown';
      closes: NoticeDate;
      /** The closing date was counted or estimated. */
      isApproximate?: true;
      opens: NoticeDate;
      publications: readonly Publication[];
    };

export interface Tender {
  id: number;
  title: string;
  status: TenderStatus;
  isSaved: boolean;
  /** Only in a list of saved tenders. */
  progress?: BidProgress;
  createdAt: Date;
  company: { id: number; name: string; logo: string | null };
  categories: readonly { id: number; name: string }[];
  regions: readonly { id: number; name: string }[];
  language: string;
  schedule: Schedule;
}

export type Notice =
  | { kind: 'locked' }
  | { kind: 'shown'; html: string; documentPrice: string | null; bond: string | null };

export type TenderType = TenderDetailDto['type'];

/** The rule that gives a closing date. Days are calendar dates, YYYY-MM-DD. */
export type CloseDateRule =
  | { kind: 'printed-date' }
  | {
      kind: 'working-days';
      days: number;
      from: string;
      countsSaturdays: boolean;
      /** The days that were not counted. */
      saturdays: number;
      sundays: number;
      holidays: readonly string[];
    }
  | { kind: 'plain-days'; days: number; from: string }
  | { kind: 'none'; days: number; from: string };

/** How the closing date was found. */
export interface CloseDateWorking {
  rule: CloseDateRule;
  /** Moved to the next working day. */
  isMoved: boolean;
  hasHour: boolean;
  isCertain: boolean;
  isApproximate: boolean;
  originalWords: string | null;
  /** A calendar date, YYYY-MM-DD. */
  lastDay: string;
}

export interface Requirement {
  kind: RequirementKind;
  /** The reader has it ready. */
  isTicked: boolean;
}

export interface Cancellation {
  /** Null for viewers who may not see dates. */
  at: Date | null;
}

export interface TenderDetail extends Tender {
  snippet: string;
  notice: Notice;
  type: TenderType;
  referenceNumber: string | null;
  cancellation: Cancellation | null;
  closeDateWorking: CloseDateWorking | null;
  /** The requirements for bidders in the notice. Null for viewers who may not read it. */
  requirements: readonly Requirement[] | null;
  /** The number of events in its timeline besides the publication. */
  updates: number;
}
