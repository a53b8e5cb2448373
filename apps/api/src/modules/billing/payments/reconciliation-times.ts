import { hourMs, minuteMs } from '@awaj/domain/duration';

/** When the provider is asked about a payment, counted from its start, because webhooks can get lost. */
const checksAfterMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs, 24 * hourMs, 72 * hourMs] as const;

export const firstCheckMs = checksAfterMs[0];

/** How long after its check number `checks` the next one is; null after the last. */
export function nextCheckMs(checks: number): number | null {
  const [before, next] = [checksAfterMs[checks - 1] ?? 0, checksAfterMs[checks]];
  return next === undefined ? null : next - before;
}
