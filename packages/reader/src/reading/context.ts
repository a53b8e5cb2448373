import type { WorkingWeek } from '@awaj/domain/deadline';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';

/** Facts about a notice besides its text. */
export interface NoticeContext {
  /** The day on which the source printed it. */
  publishedOn?: CalendarDate | undefined;
  /** ISO dates; the public holidays by default. */
  holidays?: ReadonlySet<string> | undefined;
  workingWeek?: WorkingWeek | undefined;
}
