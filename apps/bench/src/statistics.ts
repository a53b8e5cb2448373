/** The value below which this share of them lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The ratios of values that were measured in pairs, each pair in the same round. */
export const medianRatio = (values: readonly number[], others: readonly number[]): number =>
  median(values.map((value, round) => value / (others[round] ?? Number.NaN)));

/** Measures each in turn in every round, so that other load on the machine affects all of them alike. */
export async function inRounds<Subject, Result>(
  subjects: readonly Subject[],
  rounds: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) results[index]?.push(await measure(subject));
  return results;
}
