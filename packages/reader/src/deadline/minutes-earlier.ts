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
    // In a sentence about the opening, "half an hour after the closing" also means that the closing is half an hour
    // earlier.
    `${minutesPattern}\\s*(?:after|following) (?:the |its )?(?:bid )?(?:closing|deadline|submission)`,
    'banam\\S*\\s+(?:dura\\s+)?daqiiqaa\\s+(\\d{1,2})\\s+(?:dura|dursee)',
  ].join('|'),
  'u',
);
const besideVerb = 90;
/** People who attend the opening also come before it. */
const saysAttendance = /arriv|attend|present|መገኘት|ይገኙ|እንዲገኙ|argam|ክርከቡ|ይርከቡ/;

/** Calculates the closing from the minutes before the opening. */
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
