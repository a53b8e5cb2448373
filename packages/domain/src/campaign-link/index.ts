import { minuteMs, secondMs } from '../duration/index.ts';

/** A link that was sent to one person. */
export interface CampaignLink {
  expiresAt: Date;
  /** When it was used: the trial started, or the discounted invoice was paid. */
  usedAt: Date | null;
}

/** `repeatable`: used a moment ago, perhaps by a person whose connection failed before the answer. */
export type LinkState = 'open' | 'repeatable' | 'gone';

const repeatableMs = 10 * minuteMs;

/** A trial link works once. For ten minutes it lets the same person in again. */
export function trialLinkState({ expiresAt, usedAt }: CampaignLink, now: Date): LinkState {
  if (usedAt === null) return now.getTime() < expiresAt.getTime() ? 'open' : 'gone';
  return now.getTime() < usedAt.getTime() + repeatableMs ? 'repeatable' : 'gone';
}

/** A discount link works until its invoice is paid, and not after its end. */
export const discountLinkState = ({ expiresAt, usedAt }: CampaignLink, now: Date): Exclude<LinkState, 'repeatable'> =>
  usedAt === null && now.getTime() < expiresAt.getTime() ? 'open' : 'gone';

const secondsInMinute = 60;
const secondsInHour = 3_600;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The time left as `hours:minutes:seconds`, as on the wire; hours may exceed a day. */
export function timeLeft({ expiresAt }: Pick<CampaignLink, 'expiresAt'>, now: Date): string {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / secondMs));
  const [hours, minutes] = [Math.floor(seconds / secondsInHour), Math.floor(seconds / secondsInMinute)];
  return [hours, minutes % secondsInMinute, seconds % secondsInMinute].map(twoDigits).join(':');
}
