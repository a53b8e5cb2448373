import type { WorkingWeek } from '@awaj/domain/deadline';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';

/** What is known of a notice besides its text. */
export interface NoticeContext {
  /** The day on which the source printed it. */
  publishedOn?: CalendarDate | undefined;
  /** ISO dates; unless given, the public holidays. */
  holidays?: ReadonlySet<string> | undefined;
  workingWeek?: WorkingWeek | undefined;
}
