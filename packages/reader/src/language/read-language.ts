import type { LanguageCode } from '@awaj/reference-data/names';
import { atLeastLetters } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';
import { likelierLanguage } from './likelihood.ts';
import { partsOf, weightOf } from './parts.ts';

const hasEnoughLetters = atLeastLetters(4);

/**
 * Reads the language of the text before homophones are folded. Each line and sentence votes for its own language.
 * Running prose counts more than headings and lists of goods, which are often in another language.
 */
export function readLanguage(text: string): Found<LanguageCode> | null {
  const votes = new Map<LanguageCode, number>();
  for (const part of partsOf(text)) {
    const { language, sureness } = likelierLanguage(part.words.join(' '), part.script);
    votes.set(language, (votes.get(language) ?? 0) + weightOf(part) * (0.1 + sureness));
  }
  const [first, second] = [...votes].sort(([, left], [, right]) => right - left);
  if (first === undefined || !hasEnoughLetters.test(text)) return null;
  const [value, votesForIt] = first;
  const confidence = votesForIt / (votesForIt + (second?.[1] ?? 0));
  return { value, span: [0, text.length], rule: 'letters-and-pairs', confidence };
}
