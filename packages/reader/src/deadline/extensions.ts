import type { Place } from '../tokens/index.ts';

/** An extension names the old day and the new one. */
export const putOff =
  /ተራዝ|ተራዘመ|መራዘ|(?:ጨረታው?|ቀን|ጊዜ) ማራዘሚያ|notice of extension|extension notice|extension of (?:the )?(?:bid|tender|closing|deadline|submission|time)|(?:bid|tender|deadline|date) extension|ማራዘም|ተቀይሯል|ተለውጧል|ተዛውሯል|ተዘዋውሯል|ተሸጋግሯል|የተ(?:ቀየረ|ለወጠ|ዛወረ|ዘዋወረ|ሸጋገረ)|extend|postpone|(?:changed|amended|moved|revised|shifted) (?:from|to)|rescheduled|now to (?:be )?close|will now (?:be )?close|dabarfam|dheerat|dheereffam|dheeress|dheerin|ተና[ዊውወ]|ምንዋህ|ተቀይሩ|ተለዊጡ|ተሰጋጊሩ/;

/** "To 1 December at the same hour" keeps the hour of the old day. */
export const sameHour =
  /^[^።\n]{0,20}(?:at the same (?:time|hour)|same (?:time|hour)|(?:ተመሳሳይ|በዚያው|በዚሁ)\s+ሰአት|sa'?aatii? (?:walfakkaa|sana)|(?:ተመሳሳሊ|ሽኡ)\s+ሰአት)/;

/** "Extended by 15 days": a single day is the old one, unless the text says "until". */
export const byDays =
  /(?:extend|postpone)[^.\n]{0,80}\b(?:by|for)\b[^.\n]{0,50}\bdays|(?:ቀናት|ቀን)(?:(?!እስከ|ድረስ)[^።\n]){0,40}(?:ተራዝ|ተራዘመ|መራዘ)|guyyoota[^.\n]{0,40}dheer|መአልታት[^።\n]{0,40}ተና[ዊውወ]/;
const untilBefore = /(?:until|till|to|እስከ|ወደ|hanga|ክሳብ|ናብ)\s*(?:\p{L}+,?\s*)?$/u;
const untilBehind = /^[^\n።]{0,24}(?:ድረስ|ወደ)/;

export const isUntil = ({ start, end }: Place, folded: string): boolean =>
  untilBefore.test(folded.slice(Math.max(0, start - 24), start)) || untilBehind.test(folded.slice(end, end + 32));

const named = /\b(?:new|revised|now)\b|አዲስ|አዲሱ|haaraa|haaraan|ሀዲሽ|ሓዲሽ/;

/** "The new closing date is", አዲሱ የመዝጊያ ቀን. */
export const isNamedNew = ({ start }: Place, folded: string): boolean =>
  named.test(
    folded
      .slice(Math.max(0, start - 50), start)
      .split(/[.።\n]/u)
      .at(-1) ?? '',
  );
