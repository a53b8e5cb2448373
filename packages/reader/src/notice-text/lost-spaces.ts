import { categoryWords } from '@awaj/reference-data/category-words';
import { amharicWords } from './amharic-words.ts';
import { foldLetters } from './fold-letters.ts';

/** Longer than any Amharic word. */
const tooLong = /(?<![ሀ-ፚ])[ሀ-ፚ]{20,}/g;
const surelyLost = 28;
const fewestOfWhole = 3;
/** Runs of letters that may be several words: shorter ones if the text has no spaces at all. */
const stretches = { ofWhole: /[ሀ-ፚ]{7,}/g, ofPart: /[ሀ-ፚ]{14,}/g };

const [shortestWord, longestWord] = [2, 14];

/** Numbers, kinds of organisations and verbs that the list of frequent words lacks, with one letter for one sound. */
const further = 'ስድስት ዘጠኝ አስር ስልሳ ሰማንያ ዘጠና ሚሊዮን ኮንስትራክሽን ኢንተርፕራይዝ ኢንስቲትዩት ትሬዲንግ ይፈልጋሉ ማስገንባት';

/** Created with the first text that needs it, because few do. */
let known: ReadonlySet<string> | null = null;

function knownWords(): ReadonlySet<string> {
  if (known !== null) return known;
  const ofThings = Object.values(categoryWords).flatMap(({ am }) => am.map(foldLetters).join(' '));
  const words = [amharicWords, further, ...ofThings].join(' ').match(/[ሀ-ፚ]{2,14}/g) ?? [];
  known = new Set(words);
  return known;
}

/** ለ, በ, የ and ከ can precede any word. */
const preposition = /^[ለበየከ]/;

const costs = { known: 1, withPreposition: 1.4, letter: 1.2, unknown: 0.9 };

/** ኃ/የተ, ጽ/ቤት: the first letter before a stroke begins an abbreviation. */
const beginsAbbreviation = /^[ሀጸመትፈክ]\/(?:የተ|ቤት|ቤታችን|ከተማ)/;

interface Step {
  from: number;
  cost: number;
  isKnown: boolean;
}

/** Splits a run into known words so that the fewest letters are left over. Returns where each word begins. */
function beginsOf(letters: string, words: ReadonlySet<string>): number[] {
  const steps: (Step | undefined)[] = [{ from: 0, cost: 0, isKnown: true }];
  const reach = (to: number, step: Step) => {
    if (step.cost < (steps[to]?.cost ?? Number.POSITIVE_INFINITY)) steps[to] = step;
  };
  for (let at = 0; at < letters.length; at++) {
    const step = steps[at];
    if (step === undefined) continue;
    const begins = step.isKnown ? costs.unknown : 0;
    reach(at + 1, { from: at, cost: step.cost + costs.letter + begins, isKnown: false });
    for (let length = shortestWord; length <= longestWord && at + length <= letters.length; length++) {
      const word = letters.slice(at, at + length);
      if (words.has(word)) reach(at + length, { from: at, cost: step.cost + costs.known, isKnown: true });
      else if (length > 3 && preposition.test(word) && words.has(word.slice(1)))
        reach(at + length, { from: at, cost: step.cost + costs.withPreposition, isKnown: true });
    }
  }
  const found: Step[] = [];
  for (let at = letters.length; at > 0; at = found.at(-1)?.from ?? 0) {
    const step = steps[at];
    if (step === undefined) break;
    found.push(step);
  }
  const inOrder = found.toReversed();
  return inOrder.flatMap(({ from, isKnown }, index) => {
    const before = inOrder[index - 1];
    if (before === undefined || (!isKnown && !before.isKnown)) return [];
    // One or two letters left over are the ending of the previous word.
    const next = inOrder.findIndex((step, later) => later > index && step.isKnown);
    const unknown = isKnown ? 0 : (next < 0 ? inOrder.length : next) - index;
    return isKnown || unknown > 2 ? [from] : [];
  });
}

/** Finds where a text has lost its spaces, by known words. Empty for other texts. */
export function lostSpaces(text: string): number[] {
  const long = text.match(tooLong);
  if (long === null || (long.length < fewestOfWhole && !long.some(({ length }) => length >= surelyLost))) return [];
  const words = knownWords();
  const folded = foldLetters(text);
  const stretch = long.length < fewestOfWhole ? stretches.ofPart : stretches.ofWhole;
  return [...folded.matchAll(stretch)].flatMap(({ 0: letters, index }) => {
    const end = index + letters.length;
    const isAbbreviated = beginsAbbreviation.test(folded.slice(end - 1, end + 5));
    const whole = isAbbreviated ? letters.slice(0, -1) : letters;
    const begins = beginsOf(whole, words).map((begin) => index + begin);
    return isAbbreviated ? [...begins, end - 1] : begins;
  });
}
