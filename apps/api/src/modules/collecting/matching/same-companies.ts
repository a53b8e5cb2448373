import { buyerNameOf, compareBuyers, languagesOf } from './fingerprint/buyer-names.ts';
import type { BuyerName } from './fingerprint/fingerprint.ts';

/** A name of a company in a language. */
export interface CompanyName {
  id: number;
  name: string;
  language: string;
}

interface ComparedName extends CompanyName {
  buyer: BuyerName;
}

const compared = (names: readonly CompanyName[]): ComparedName[] =>
  names.flatMap((each) => {
    const buyer = buyerNameOf(each.name);
    return buyer ? [{ ...each, buyer }] : [];
  });

const partsOf = ({ words, names }: BuyerName): string[] => [...words, ...names];

/** Companies by each word and each sound of their names, so that only names with a part in common are compared. */
function byPart(names: readonly ComparedName[]): ReadonlyMap<string, readonly ComparedName[]> {
  const found = new Map<string, ComparedName[]>();
  for (const name of names)
    for (const part of partsOf(name.buyer)) {
      const list = found.get(part);
      if (list) list.push(name);
      else found.set(part, [name]);
    }
  return found;
}

const isSameBuyer = (one: ComparedName, other: ComparedName): boolean =>
  compareBuyers(one.buyer, other.buyer, languagesOf(one, other)) === 'same';

/** For each of the names, the names of other companies that mean the same buyer in this or another language. */
export function findSameCompanies(
  names: readonly CompanyName[],
  among: readonly CompanyName[],
): ReadonlyMap<number, CompanyName[]> {
  const others = byPart(compared(among));
  const same = new Map<number, CompanyName[]>();
  for (const name of compared(names)) {
    const candidates = new Set(partsOf(name.buyer).flatMap((part) => others.get(part) ?? []));
    const found = [...candidates].filter((other) => other.id !== name.id && isSameBuyer(name, other));
    if (found.length > 0) same.set(name.id, found);
  }
  return same;
}
