import { foldLetters } from '../notice-text/index.ts';

/** Words that occur in any title: kinds of purchase, and function words. */
const saysLittle = new Set(
  foldLetters(`ግዥ ግዢ ሽያጭ ኪራይ አቅርቦት ጨረታ ማስታወቂያ ግልጽ የተለያዩ የተለያየ ለመግዛት እና ለ በ
  supply procurement purchase sale provision delivery of the a an and for to in at on with its tender bid notice invitation various different
  ማራዘሚያ ስረዛ ማስተካከያ ውጤት በድጋሚ የወጣ ጊዜ ሐራጅ ለ በተመለከተ የሥራ ተቋራጮች የሚሰጡ ድርጅቶችን ለመምረጥ
  extension cancellation corrigendum award re advertised auction purchase sale contractors firms
  irra deebiin ba'e haqamuu sirreeffama dheerina yeroo bu'aa bituuf kontiraaktarootaa dhaabbilee kennan filachuuf ifaa ዕዉት
  ምስራዝ ስረዛ ምንዋሕ ግዜ መስተኻኸሊ ዝወፀ ንምግዛእ ብግልፂ ውፅኢት ብዳግማይ
  bittaa gurgurtaa dhiyeessii caalbaasii beeksisa fi adda addaa kan ዕድጊ መሸጣ ቀረብ ጨረታ ምልክታ ናይ ን ዝተፈላለዩ`)
    .split(/\s+/)
    .filter(Boolean),
);

/** Removes Amharic prefixes and the endings of objects and plurals: ዕቃዎችን is ዕቃ, vehicles is vehicle. */
const stemOf = (word: string): string =>
  /^[ሀ-ፚ]/.test(word)
    ? word
        .replace(/^[የለበከ](?=..)/, '')
        .replace(/(?<=..)(?:ንና|[ንና])$/, '')
        .replace(/(?<=..)(?:ዎች|ች)$/, '')
    : word.replace(/(?<=...)(?:ies|es|s|tti|f|n)$/, '');

/** The number of an item in a list. */
const lotMark = /(?<!\p{L})(?:ሎት|ምድብ|lots?|kutaa)\s?[-.]?\s?\d{1,2}(?!\d)/gu;

const wordsOf = (title: string): Set<string> =>
  new Set(
    (
      foldLetters(title)
        .replace(lotMark, ' ')
        .match(/[\p{L}\p{N}']+/gu) ?? []
    )
      .filter((word) => !saysLittle.has(word) && !saysLittle.has(stemOf(word)))
      .map(stemOf),
  );

const enough = 0.7;

/** Two titles are the same if each shares at least seven of ten significant words with the other. */
export function isSameTitle(expected: string, got: string): boolean {
  const [wanted, read] = [wordsOf(expected), wordsOf(got)];
  const common = [...wanted].filter((word) => read.has(word)).length;
  return common > 0 && common >= enough * wanted.size && common >= enough * read.size;
}
