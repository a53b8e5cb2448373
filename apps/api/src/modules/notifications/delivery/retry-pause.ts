import { hourMs, minuteMs, secondMs } from '@awaj/domain/duration';
import type { MessageRow } from '../message-rows.ts';
import { isCode } from '../notification.ts';

/** People wait for a code, while other messages may come hours later. */
const pauses = {
  code: { firstMs: 2 * secondMs, factor: 2, longestMs: minuteMs },
  other: { firstMs: 10 * secondMs, factor: 4, longestMs: 6 * hourMs },
};

/** The pause before a message is sent again, longer after each attempt. */
export function retryPauseMs(row: Pick<MessageRow, 'template' | 'attempts'>): number {
  const { firstMs, factor, longestMs } = pauses[isCode(row) ? 'code' : 'other'];
  return Math.min(firstMs * factor ** row.attempts, longestMs);
}
