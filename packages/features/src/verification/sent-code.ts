import { ApiError } from '@awaj/api-client';
import { minuteMs, secondMs } from '@awaj/domain/duration';

/**
 * A code may be sent once a minute. A refusal to send it again within the minute says that one is on its way, sent from
 * another tab perhaps: this is when. Null when the refusal means anything else.
 */
export function sentBefore(error: unknown, now: Date): Date | null {
  const waitMs = error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) * secondMs : 0;
  return waitMs > 0 && waitMs <= minuteMs ? new Date(now.getTime() - minuteMs + waitMs) : null;
}
