import type { TenderStatus } from '@awaj/domain/tender-status';

/** A date of a notice: an instant, the newspaper's own words in its place, both or neither. */
export interface NoticeDate {
  at: Date | null;
  alternativeText: string | null;
}

export interface Publication {
  source: string;
  /** A calendar date, YYYY-MM-DD. */
  publishedOn: string;
}

/** What a subscription pays for; the server leaves it out for everybody else. */
export type Schedule =
  | { kind: 'locked' }
  | { kind: 'shown'; closes: NoticeDate; opens: NoticeDate; publications: readonly Publication[] };

export interface Tender {
  id: number;
  title: string;
  status: TenderStatus;
  isSaved: boolean;
  createdAt: Date;
  company: { id: number; name: string; logo: string | null };
  categories: readonly { id: number; name: string }[];
  regions: readonly string[];
  language: string;
  schedule: Schedule;
}

export type Notice =
  | { kind: 'locked' }
  | { kind: 'shown'; html: string; documentPrice: string | null; bond: string | null };

export interface TenderDetail extends Tender {
  snippet: string;
  notice: Notice;
}
