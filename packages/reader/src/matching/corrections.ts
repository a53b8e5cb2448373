import { foldLetters } from '../notice-text/index.ts';

/** Phrases of a corrigendum for what was printed and what replaces it. */
const becomes = new RegExp(
  foldLetters(
    'should (?:be )?read|shall (?:be )?read|to be read|corrected (?:as|to)|amended to|changed to|revised to|ተብሎ የ|በሚል የ|የሚለው|ዝብል|kan jedhu|የተባለው(?! ወደ)|መሆኑ ቀርቶ|መሆኑ ተሰርዞ|ሳይሆን|ተባሂሉ ዝ|jedhamee (?:kan )?(?:ba|maxxan|ibsa)',
  ),
  'u',
);

/** Whether the folded words between two values say that the second replaces the first. */
export const isCorrection = (between: string): boolean => becomes.test(between) && !/[።\n]/.test(between);
