import type { Script } from './likelihood.ts';

/** The part of a line or sentence that is in one script. */
export interface Part {
  words: readonly string[];
  script: Script;
  letters: number;
}

const sentenceEnd = /\n|[።፡:]{2,}|።|\s(?<=[a-z)]{2}[.;]\s)/;
const runs: Readonly<Record<Script, RegExp>> = { ethiopic: /[ሀ-ፚ]+/g, latin: /[A-Za-z'’ʼ‘]+/g };
const bothScripts: readonly Script[] = ['ethiopic', 'latin'];

export const partsOf = (text: string): readonly Part[] =>
  text.split(sentenceEnd).flatMap((sentence) =>
    bothScripts.flatMap((script) => {
      const words = sentence.match(runs[script]) ?? [];
      const letters = words.reduce((sum, word) => sum + word.length, 0);
      return letters === 0 ? [] : [{ words, script, letters }];
    }),
  );

/** Function words are frequent in sentences and rare in lists of goods. The glottal stop is written in four ways. */
const functionWords = new Set(
  `the of and to in for be shall must is are by with on at or from any which that this will may not have has
  kan fi ni hin akka irratti irraa irra keessatti keessa ta'e ta'an kana kun kanaan waliin isaa armaan gadii olii
  fudhachuu danda'u qaban qaba qabu yookiin ykn waan hanga booda jiru barbaada`
    .split(/\s+/)
    .flatMap((word) => [..."'’ʼ‘"].map((stop) => word.replace("'", stop))),
);

/** An Ethiopic letter is a syllable, so words have fewer of them. */
const lettersInWord: Readonly<Record<Script, number>> = { ethiopic: 3, latin: 5 };
const wordsInProse = 6;
const listed = 0.05;

function isProse({ words, script }: Part, count: number): boolean {
  if (count < wordsInProse) return false;
  if (script === 'ethiopic') return true;
  return words.filter((word) => functionWords.has(word.toLowerCase())).length >= words.length * 0.15;
}

/** Weighs a part by its number of words. Headings and lists weigh less. */
export function weightOf(part: Part): number {
  const words = part.letters / lettersInWord[part.script];
  return isProse(part, words) ? words : words * listed;
}
