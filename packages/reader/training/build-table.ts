/**
 * Builds src/language/gram-weights.gen.ts from the texts beside this file: how much likelier each letter and pair of
 * letters is in one language of a script than in the other. Run by `pnpm --filter @awaj/reader run gen`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { LanguageCode } from '@awaj/reference-data/names';
import { eachGram, gramOf } from '../src/language/grams.ts';

const linesOf = (language: LanguageCode): string[] =>
  readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** Rows of letters that writers use interchangeably. */
const rows = [
  [0x1338, 0x1340],
  [0x1210, 0x1200],
  [0x1220, 0x1230],
] as const;

function exchangeRows(text: string, isBack: boolean): string {
  const pairs = rows.map(([left, right]) => (isBack ? [right, left] : [left, right]));
  return text.replace(/[ሀ-ፗ]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const [from, to] = pairs.find(([row = 0]) => code >= row && code < row + 7) ?? [0, 0];
    return String.fromCharCode(code - (from ?? 0) + (to ?? 0));
  });
}

/** Amharic is also written with letters that are typical of Tigrinya, and the other way round. */
const spellings: Readonly<Record<LanguageCode, (line: string) => string[]>> = {
  am: (line) => [line, exchangeRows(line, false), exchangeRows(line, true).replaceAll('አ', 'ኣ')],
  ti: (line) => [line, exchangeRows(line, false), exchangeRows(line, true), line.replaceAll('ኣ', 'አ')],
  en: (line) => [line, line.replaceAll(/['’]/g, '')],
  om: (line) => [line, line.replaceAll(/['’]/g, '')],
};

function countsOf(language: LanguageCode): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of linesOf(language).flatMap(spellings[language])) {
    eachGram(line, (key) => {
      const gram = gramOf(key);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    });
  }
  return counts;
}

const sizes = [1, 2] as const;
/** Added to every count, so that rare letters say little. */
const before = 8;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** In tenths of a natural logarithm; positive for the first language. */
function weightsOf(first: LanguageCode, second: LanguageCode): Record<string, number> {
  const [left, right] = [countsOf(first), countsOf(second)];
  const grams = [...new Set([...left.keys(), ...right.keys()])].sort();
  return Object.fromEntries(
    sizes.flatMap((size) => {
      const ofSize = grams.filter((gram) => gram.length === size);
      const totalOf = (counts: Map<string, number>) => sum(ofSize.map((gram) => counts.get(gram) ?? 0));
      const all = totalOf(left) + totalOf(right);
      const shareIn = (counts: Map<string, number>) => {
        const total = totalOf(counts);
        return (gram: string) => (counts.get(gram) ?? 0) / total + before / all;
      };
      const [inLeft, inRight] = [shareIn(left), shareIn(right)];
      return ofSize.map((gram) => [gram, Math.round(10 * Math.log(inLeft(gram) / inRight(gram)))] as const);
    }),
  );
}

const asText = (weights: Record<string, number>): string =>
  Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) > 1)
    .map(([gram, weight]) => `${gram}${weight}`)
    .join(',');

writeFileSync(
  new URL('../src/language/gram-weights.gen.ts', import.meta.url),
  `// Made by training/build-table.ts.
export const ethiopicWeights = ${JSON.stringify(asText(weightsOf('am', 'ti')))};
export const latinWeights = ${JSON.stringify(asText(weightsOf('en', 'om')))};
`,
);
