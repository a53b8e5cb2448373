import type { DeadlineWorking } from '@awaj/domain/deadline';
import { canSee, type Viewer } from '@awaj/domain/entitlement';
import type { BidStage } from '@awaj/domain/saved-tender';
import { type RawBuilder, sql } from 'kysely';
import type { TenderType } from '../../../database/catalog-tables.ts';
import { isCloseApproximate, isOpenAt } from './filters/shared-conditions.ts';
import { updatesOf } from './tender-timeline.ts';

/** The reader, which decides which columns leave the database. */
export interface ViewerContext {
  viewer: Viewer;
  userId: number | null;
  now: Date;
}

export interface TenderRow {
  id: number;
  title: string;
  created_at: Date;
  is_open: boolean;
  is_saved: boolean;
  /** Only for the reader's saved tenders. */
  progress?: { stage: BidStage; note: string | null };
  /** JSON, as in the database. */
  listing: string;
  opens_at: Date | null;
  closes_at: Date | null;
  alternative_open_text: string | null;
  alternative_close_text: string | null;
  is_close_approximate: boolean | null;
  /** Only read for the order by closing, which needs the right to see closing dates. */
  open_until?: Date | null;
}

export interface TenderDetailRow extends TenderRow {
  snippet: string;
  content: string | null;
  document_price: number | null;
  bond: number | null;
  bond_percent: number | null;
  type: TenderType;
  reference_number: string | null;
  is_cancelled: boolean;
  cancelled_at: Date | null;
  deadline_working: DeadlineWorking | null;
  updates: number;
  /** The kinds of requirements that the caller has ticked. */
  ticked_requirements: readonly string[];
}

/** Hidden values become null here, so that no code above can leak them. */
const whenShown = (isShown: boolean, value: RawBuilder<unknown>) => (isShown ? value : sql`null`);

export function summaryColumns({ viewer, userId, now }: ViewerContext) {
  const showsDates = canSee(viewer, 'dates');
  const saved = sql`exists (select from saved_tenders s where s.tender_id = t.id and s.user_id = ${userId})`;
  return sql`t.id, t.title, t.created_at, ${isOpenAt(now)} as is_open,
    ${userId === null ? sql`false` : saved} as is_saved,
    (${canSee(viewer, 'sources') ? sql`t.listing` : sql`t.listing - 'sources'`})::text as listing,
    ${whenShown(showsDates, sql`t.opens_at`)} as opens_at,
    ${whenShown(showsDates, sql`t.closes_at`)} as closes_at,
    ${whenShown(showsDates, sql`t.alternative_open_text`)} as alternative_open_text,
    ${whenShown(showsDates, sql`t.alternative_close_text`)} as alternative_close_text,
    ${whenShown(showsDates, isCloseApproximate)} as is_close_approximate`;
}

export function detailColumns({ viewer, userId }: ViewerContext) {
  const ticked = sql`array(select r.kind from ticked_requirements r where r.tender_id = t.id and r.user_id = ${userId})`;
  const showsPrices = canSee(viewer, 'prices');
  const content = sql`(select c.content from tender_contents c where c.tender_id = t.id)`;
  return sql`t.snippet, ${whenShown(canSee(viewer, 'content'), content)} as content,
    ${whenShown(showsPrices, sql`t.document_price`)} as document_price,
    ${whenShown(showsPrices, sql`t.bond`)} as bond,
    ${whenShown(showsPrices, sql`t.bond_percent::float8`)} as bond_percent,
    t.type, ${whenShown(canSee(viewer, 'content'), sql`t.reference_number`)} as reference_number,
    t.cancelled_at is not null as is_cancelled,
    ${whenShown(canSee(viewer, 'dates'), sql`t.cancelled_at`)} as cancelled_at,
    ${whenShown(canSee(viewer, 'dates'), sql`t.deadline_working`)} as deadline_working,
    ${updatesOf(viewer)} as updates, ${userId === null ? sql`'{}'::text[]` : ticked} as ticked_requirements`;
}

/** For a list of saved tenders: the owner's notes. */
export const progressOf = (userId: number) => sql`(select jsonb_build_object('stage', s.stage, 'note', s.note)
  from saved_tenders s where s.tender_id = t.id and s.user_id = ${userId}) as progress`;

/** For the order by closing. */
export const openUntil = sql`case when isfinite(t.open_until) then t.open_until end as open_until`;
