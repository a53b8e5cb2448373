import type { Random } from './prng.ts';

/**
 * Newspapers spell one Amharic word with different letters of the same sound. The first form is the careful one, the
 * others are seen in print; search has to find the notice by any of them.
 */
const spellings: readonly (readonly [careful: string, ...seen: string[]])[] = [
  ['ሥራ', 'ስራ'],
  ['ሕንፃ', 'ህንፃ', 'ሕንጻ', 'ህንጻ'],
  ['ሕክምና', 'ህክምና', 'ኅክምና'],
  ['መድኃኒት', 'መድሀኒት', 'መድሃኒት'],
  ['ዕቃ', 'እቃ'],
  ['ጽሕፈት', 'ፅህፈት', 'ጽህፈት', 'ፅሕፈት'],
  ['ጽዳት', 'ፅዳት'],
  ['ንጽሕና', 'ንፅህና', 'ንጽህና'],
  ['ኃይል', 'ሀይል', 'ሃይል'],
  ['ውኃ', 'ውሃ', 'ውሀ'],
  ['ኅትመት', 'ህትመት', 'ሕትመት'],
  ['ዓመት', 'አመት'],
  ['ፀሐይ', 'ጸሐይ', 'ፀሀይ'],
  ['ሥልጠና', 'ስልጠና'],
  ['መሣሪያ', 'መሳሪያ'],
  ['ሠራተኞች', 'ሰራተኞች'],
  ['ሐራጅ', 'ሀራጅ', 'ሃራጅ'],
  ['ግዥ', 'ግዢ'],
  ['ጄኔሬተር', 'ጀነሬተር'],
];

/** The title as a less careful typist would write it: most words with several spellings change. */
export function respell(title: string, random: Random): string {
  return spellings.reduce(
    (text, [careful, ...seen]) =>
      text.includes(careful) && random.chance(0.7) ? text.replaceAll(careful, random.pick(seen)) : text,
    title,
  );
}
