import type { LanguageCode } from '@awaj/reference-data/names';
import { ethiopicWeights, latinWeights } from './gram-weights.gen.ts';
import { eachGram, gramCount, keyOf } from './grams.ts';

export type Script = 'ethiopic' | 'latin';

/** Parses entries such as ናይ-31: letters and their weight. */
function tableOf(entries: string): Int8Array {
  const weights = new Int8Array(gramCount);
  for (const entry of entries.split(',')) {
    const at = entry.search(/-?\d+$/);
    weights[keyOf(entry.slice(0, at))] = Number(entry.slice(at));
  }
  return weights;
}

/**
 * `lead` is how much more common the first language is among notices. It decides for words of neither language, such as
 * ኮምፒውተር.
 */
const scripts = {
  ethiopic: { weights: tableOf(ethiopicWeights), above: 'am', below: 'ti', lead: 1.5 },
  latin: { weights: tableOf(latinWeights), above: 'en', below: 'om', lead: 0 },
} as const satisfies Record<Script, { weights: Int8Array; above: LanguageCode; below: LanguageCode; lead: number }>;

/** Returns the likelier of a script's two languages, and how certain that is, from 0 to 1. */
export function likelierLanguage(text: string, script: Script): { language: LanguageCode; sureness: number } {
  const { weights, above, below, lead } = scripts[script];
  let tenths = 0;
  eachGram(text, (gram) => {
    tenths += weights[gram] ?? 0;
  });
  const score = tenths / 10 + lead;
  return { language: score >= 0 ? above : below, sureness: Math.abs(Math.tanh(score / 8)) };
}
