import { searchKey } from '@awaj/domain/amharic';
import { failure, type Result, success } from '@awaj/domain/result';

export interface Named {
  id: number;
  slug: string;
  /** The names in all languages. */
  names: readonly string[];
}

export interface Lookup {
  /** Finds a slug or name, ignoring case, spaces and letters that sound alike. */
  find(name: string): Result<number, string>;
}

/** Counts the letters to add, drop or replace to turn one text into the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let above = 1; above <= one.length; above++) {
    const next = [above];
    for (let place = 1; place <= other.length; place++) {
      const same = one[above - 1] === other[place - 1] ? 0 : 1;
      next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, (row[place - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const longestName = 200;
const mostAnswersKept = 5_000;

/** Finds the most similar name, if it is similar enough. */
export function nearest(text: string, names: Iterable<string>): string | null {
  const key = searchKey(text).slice(0, longestName);
  let best: { name: string; distance: number } | null = null;
  for (const name of names) {
    const other = searchKey(name);
    // Language codes are too short to be compared.
    if (other.length <= 2) continue;
    const isBeginning = key.length >= 3 && other.startsWith(key);
    const isPart = key.length >= 4 && (other.includes(key) || (other.length >= 4 && key.includes(other)));
    const distance = isBeginning || isPart ? 1 : editDistance(key, other);
    if (distance <= Math.max(1, other.length / 3) && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name, distance };
  }
  return best?.name ?? null;
}

export function createLookup(what: string, entries: readonly Named[]): Lookup {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const byKey = new Map<string, Named[]>();
  for (const entry of entries) {
    for (const key of new Set([entry.slug, ...entry.names].map(searchKey)))
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  const allNames = entries.flatMap(({ slug, names }) => [...names, slug]);

  function search(name: string): Result<number, string> {
    const found = bySlug.get(name) ?? byKey.get(searchKey(name));
    if (found && !Array.isArray(found)) return success(found.id);
    const [first, ...others] = found ?? [];
    if (first && others.length === 0) return success(first.id);
    if (first) return failure(`matches several; write ${[first, ...others].map(({ slug }) => slug).join(' or ')}`);
    const near = nearest(name, allNames);
    return failure(`is not a known ${what}${near === null ? '' : `; did you mean "${near}"?`}`);
  }

  const kept = new Map<string, Result<number, string>>();
  return {
    find(name) {
      const before = kept.get(name);
      if (before) return before;
      if (kept.size >= mostAnswersKept) kept.clear();
      const answer = search(name);
      kept.set(name, answer);
      return answer;
    },
  };
}
