import { searchKey, searchTerms } from '../amharic/index.ts';

/** The request in a reply to an SMS. */
export type SmsReply = 'stop' | 'start';

/** As people write them in English, Amharic, Oromo and Tigrinya. */
const words: Readonly<Record<SmsReply, readonly string[]>> = {
  stop: [
    ...['stop', 'stopall', 'unsubscribe', 'cancel', 'quit', 'end'],
    ...['አቁም', 'አቁሙ', 'አቁሚ', 'ይቁም', 'ይቅር', 'አቋርጥ', 'አቋርጡ', 'ተው', 'ተዉ', 'አልፈልግም'],
    ...['dhaabi', 'dhaabaa', 'dhaabii', 'dhaabsisi', 'dhiisi', 'dhiisaa'],
    ...['ኣቋርጽ', 'ይተርፍ', 'ኣይደልን'],
  ],
  start: [
    ...['start', 'unstop', 'resume', 'subscribe'],
    ...['ጀምር', 'ጀምሩ', 'ጀምሪ', 'ይጀምር', 'ቀጥል', 'ቀጥሉ', 'ይቀጥል'],
    ...['jalqabi', 'jalqabaa', 'eegali', 'eegalaa'],
    ...['ቀጽል', 'ቀጽሉ'],
  ],
};

const replyOf = new Map(
  Object.entries(words).flatMap(([reply, all]) => all.map((word) => [searchKey(word), reply as SmsReply])),
);

/** Only the first word counts: "STOP please" works too. Null for anything else. */
export function readSmsReply(text: string): SmsReply | null {
  const [first = ''] = searchTerms(text);
  return replyOf.get(first) ?? null;
}
