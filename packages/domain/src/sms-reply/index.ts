import { searchKey, searchTerms } from '../amharic/index.ts';

/** What somebody asks for who answers an SMS. */
export type SmsReply = 'stop' | 'start';

/** As people write it, in English, Amharic, Oromo and Tigrinya. */
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

/** The first word tells: "STOP please" is one as well. Null for anything else. */
export function readSmsReply(text: string): SmsReply | null {
  const [first = ''] = searchTerms(text);
  return replyOf.get(first) ?? null;
}
