import type { CivilTime } from '@awaj/domain/ethiopian-calendar';
import { countBefore } from '../tokens/index.ts';
import type { Chosen } from './choose.ts';
import type { Mentions } from './mentions.ts';

const written: Readonly<Record<string, number>> = {
  'half an hour': 30,
  'ግማሽ ሰአት': 30,
  'ፍርቂ ሰአት': 30,
  'one hour': 60,
  'an hour': 60,
  'አንድ ሰአት': 60,
  'ሀደ ሰአት': 60,
  'a quarter of an hour': 15,
  'ሩብ ሰአት': 15,
  'ርብኢ ሰአት': 15,
  'walakkaa saatii': 30,
  thirty: 30,
  fifteen: 15,
  ሰላሳ: 30,
  አስራአምስት: 15,
  soddoma: 30,
  'kudha shan': 15,
};
const amount = `(\\d{1,2}|${Object.keys(written).join('|')})`;
const minutes = '(?:\\s*(?:\\(\\d{1,2}\\)\\s*)?(?:minutes?|ደቂቃ\\S{0,2}|ደቒቓ|ደቓይቕ|daqiiqaa))?';

/** A number of minutes, in digits or words. */
export const minutesPattern = `(?<![\\d:])${amount}${minutes}`;
export function minutesIn(match: RegExpMatchArray): number {
  const said = match.slice(1).find((group) => group !== undefined) ?? '';
  return written[said] ?? Number(said);
}

/** "30 minutes later", ከ30 ደቂቃ በኋላ, daqiiqaa 30 booda, ድሕሪ 30 ደቒቓ. */
const later = new RegExp(
  [
    `(?<![\\d:])${amount}${minutes}\\s*(?:later|thereafter|after|following|በ\\S{1,3}ላ)`,
    `after\\s+(?:a\\s+)?${amount}${minutes}`,
    `ድህሪ\\s*${amount}${minutes}`,
    `daqiiqaa\\s+${amount}\\s+booda`,
  ].join('|'),
  'gu',
);
/** "At which time they will be opened", "opened immediately afterwards": the opening follows at once. */
const atOnce =
  /at which time|at (?:that|the same|the said) (?:time|hour)|when (?:they|the bids|bids|the tenders|tenders|offers) (?:will|shall)|(?:shall|will) (?:then )?(?:immediately|at once) be opened|opened (?:at once|right away)|immediately (?:after(?:wards)?|thereafter)(?=\s*[.,;]|\s+in\b|$)|ሽኡ\s?ን?\s?ሽኡ(?!\s?(?:መ|እለት))/;
const saysMinutes =
  /minute|half an hour|an hour|one hour|አንድ ሰአት|ሀደ ሰአት|ደቂቃ|ደቒቓ|ደቓይቕ|ግማሽ|ፍርቂ|quarter of an|ሩብ|ርብኢ|daqiiqaa|walakkaa/;

/** Finds places in sentences about the opening. */
function ofOpening({ roles, stops }: Mentions): (at: number) => boolean {
  const sentences = new Set(
    roles.flatMap(({ role, start }) => (role === 'opening' ? [countBefore(stops, start)] : [])),
  );
  return (at) => sentences.has(countBefore(stops, at));
}

/** Calculates the opening from the minutes after the closing. */
export function openedLater(closesAt: Chosen<CivilTime> | null, mentions: Mentions): Chosen<CivilTime> | null {
  if (!closesAt) return null;
  const { folded } = mentions;
  const isOfOpening = ofOpening(mentions);
  const same = atOnce.exec(folded);
  if (same && isOfOpening(same.index)) return { ...closesAt, start: same.index, end: same.index + same[0].length };
  if (!saysMinutes.test(folded)) return null;
  for (const match of folded.matchAll(later)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!isOfOpening(start) || !saysMinutes.test(match[0])) continue;
    const at = closesAt.value.hour * 60 + closesAt.value.minute + minutesIn(match);
    return { start, end, value: { hour: Math.floor(at / 60), minute: at % 60 }, confidence: closesAt.confidence };
  }
  return null;
}
