import { groupThousands } from '@awaj/domain/money';
import type { AreaMessages } from '@awaj/i18n';
import type { TenderCount } from '../counts/counts.ts';

/** The days to average over: two weeks, because few tenders come at the end of a week. */
export const paceDays = 14;

/** "about 9 tenders a day"; empty if none came in all these days. */
export function paceText({ count, isExact }: TenderCount, words: AreaMessages['preferences']['pace']): string {
  const aDay = count / paceDays;
  if (!isExact) return words.overADay(groupThousands(Math.floor(aDay)));
  if (aDay >= 1) return words.aDay(Math.round(aDay));
  return count === 0 ? '' : words.aWeek(Math.ceil(aDay * 7));
}
