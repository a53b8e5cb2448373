import type { LanguageCode } from '@awaj/reference-data/names';
import { ethiopicWeights, latinWeights } from './gram-weights.gen.ts';
import { eachGram, gramCount, keyOf } from './grams.ts';

export type Script = 'ethiopic' | 'latin';

/** Entries such as ናይ-31: the letters, then what they speak for. */
function tableOf(entries: string): Int8Array {
  const weights = new Int8Array(gramCount);
  for (const entry of entries.split(',')) {
    const at = entry.search(/-?\d+$/);
    weights[keyOf(entry.slice(0, at))] = Number(entry.slice(at));
  }
  return weights;
}

/** `lead` is how much commoner the first language is among notices; it decides where words are of neither, ኮምፒውተር. */
const scripts = {
  ethiopic: { weights: tableOf(ethiopicWeights), above: 'am', below: 'ti', lead: 1.5 },
  latin: { weights: tableOf(latinWeights), above: 'en', below: 'om', lead: 0 },
} as const satisfies Record<Script, { weights: Int8Array; above: LanguageCode; below: LanguageCode; lead: number }>;

/** Which of the two languages of a script a text is likelier to be in, and how sure that is from 0 to 1. */
export function likelierLanguage(text: string, script: Script): { language: LanguageCode; sureness: number } {
  const { weights, above, below, lead } = scripts[script];
  let tenths = 0;
  eachGram(text, (gram) => {
    tenths += weights[gram] ?? 0;
  });
  const score = tenths / 10 + lead;
  return { language: score >= 0 ? above : below, sureness: Math.abs(Math.tanh(score / 8)) };
}
