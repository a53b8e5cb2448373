import type { Amount } from './amounts.ts';

/** ሩብ (1/4ኛ), ¼, "one fourth of the floor price": a quarter of an amount. A quarter of an hour is none. */
const quarter =
  /(?<![\d/.,])1\/4(?![\d/])|¼|(?<![ሀ-ፚ])(?:[ከየበ])?(?:ሩብ|አንድ\s?አራተኛ|ርብኢ)\S{0,2}(?!\s*(?:ሰአት|ጉዳይ))|\b(?:one[\s-](?:fourth|quarter)|a quarter|(?<=the )quarter)(?= of (?!an hour)| \()/g;
const quarterOf = /price|value|bid|offer|floor|ዋጋ|መነሻ|መበገሲ|gatii|ka'umsa/;
const besideQuarter = 40;

export function quartersIn(folded: string): Amount[] {
  return [...folded.matchAll(quarter)].flatMap(({ 0: said, index }): Amount[] => {
    const end = index + said.length;
    const isOfPrice = quarterOf.test(folded.slice(Math.max(0, index - besideQuarter), end + besideQuarter));
    return isOfPrice ? [{ unit: 'percent', value: 25, start: index, end }] : [];
  });
}
