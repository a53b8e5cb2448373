import { foldLetters } from '../notice-text/index.ts';

/** A notice that corrects an earlier one says what was printed, and what should have been. */
const becomes = new RegExp(
  foldLetters(
    'should (?:be )?read|shall (?:be )?read|to be read|corrected (?:as|to)|amended to|changed to|revised to|ተብሎ የ|በሚል የ|መሆኑ ቀርቶ|መሆኑ ተሰርዞ|ሳይሆን|ተባሂሉ ዝ|jedhamee (?:kan )?(?:ba|maxxan|ibsa)',
  ),
  'u',
);

/** Whether the words between two values, folded, say that the second takes the place of the first. */
export const isCorrection = (between: string): boolean => becomes.test(between) && !/[።\n]/.test(between);
