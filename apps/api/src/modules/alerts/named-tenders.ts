/** A message names this many tenders and counts the others. */
const namedAtMost = 50;

export function namedOf<Tender>(tenders: readonly Tender[]): { named: readonly Tender[]; more: number } {
  const named = tenders.slice(0, namedAtMost);
  return { named, more: tenders.length - named.length };
}

/** The buyer, if all have the same; otherwise null. */
export function onlyBuyerOf(tenders: readonly { companyId: number }[]): number | null {
  const [only, ...others] = new Set(tenders.map(({ companyId }) => companyId));
  return others.length === 0 ? (only ?? null) : null;
}
