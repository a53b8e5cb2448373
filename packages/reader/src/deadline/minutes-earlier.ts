import type { CivilTime } from '@awaj/domain/ethiopian-calendar';
import { beginningIn, countBefore } from '../tokens/index.ts';
import type { Chosen } from './choose.ts';
import type { Mentions } from './mentions.ts';
import { minutesIn, minutesPattern } from './minutes-later.ts';

/** "30 minutes before the opening", ከመክፈቻው ግማሽ ሰዓት በፊት, ከመከፈቱ 30 ደቂቃ ቀደም ብሎ, daqiiqaa 30 dursee. */
const earlier = new RegExp(
  [
    `${minutesPattern}\\s*(?:before|earlier|prior to)`,
    `ከመ(?:ክፈቻ|ከፈቱ)\\S*\\s+[በከ]?${minutesPattern}\\s*(?:በፊት|ቀደም|አስቀድሞ)`,
    `ከሚከፈትበት\\s+(?:ሰአት|ጊዜ|ቀን)?\\s*[በከ]?${minutesPattern}\\s*(?:በፊት|ቀደም|አስቀድሞ)`,
    `${minutesPattern}\\s+ከመ(?:ክፈቻ|ከፈቱ)\\S*\\s+(?:በፊት|ቀደም|አስቀድሞ)`,
    // "Half an hour after the closing", said of the opening, is half an hour before it.
    `${minutesPattern}\\s*(?:after|following) (?:the )?(?:bid )?(?:closing|deadline|submission)`,
    'banam\\S*\\s+(?:dura\\s+)?daqiiqaa\\s+(\\d{1,2})\\s+(?:dura|dursee)',
  ].join('|'),
  'u',
);
const besideVerb = 90;
/** Who wants to be there comes before the opening as well. */
const saysAttendance = /arriv|attend|present|መገኘት|ይገኙ|እንዲገኙ|argam|ክርከቡ|ይርከቡ/;

/** Where the hour of the closing is told by the minutes before the opening. */
export function closedEarlier(
  opensAt: Chosen<CivilTime> | null,
  { folded, roles, stops }: Mentions,
): Chosen<CivilTime> | null {
  const match = opensAt && earlier.exec(folded);
  if (!opensAt || !match) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const sentence = countBefore(stops, start);
  const saysClosing = beginningIn(roles, start - besideVerb, end + besideVerb).some(
    (token) => token.role === 'closing' && countBefore(stops, token.start) === sentence,
  );
  if (!saysClosing || saysAttendance.test(folded.slice(Math.max(0, start - besideVerb), end + besideVerb))) return null;
  const at = opensAt.value.hour * 60 + opensAt.value.minute - minutesIn(match);
  return { start, end, value: { hour: Math.floor(at / 60), minute: at % 60 }, confidence: 0.8 };
}
