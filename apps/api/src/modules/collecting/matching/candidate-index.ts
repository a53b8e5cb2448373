/** An index of earlier notices by what they have in common with others. */
export interface CandidateIndex {
  /** The notices with a key, oldest first. */
  noticesWith(key: string): readonly number[];
  add(notice: number, keys: readonly string[]): void;
}

/** A key with more notices says little, so only the newest are kept. */
export const mostOfKey = 48;
const mostCandidates = 64;

/** Returns the notices that share most keys or rare ones, best first, up to a limit. */
export function rankCandidates(lists: Iterable<readonly number[]>): readonly number[] {
  const weights = new Map<number, number>();
  for (const notices of lists)
    for (const notice of notices) weights.set(notice, (weights.get(notice) ?? 0) + 1 / notices.length);
  return [...weights]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, mostCandidates)
    .map(([notice]) => notice);
}

/** A Map holds at most 16 million keys, so the index has many. */
const shards = 64;

function shardOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  return (hash >>> 7) % shards;
}

export function createCandidateIndex(): CandidateIndex {
  /** Most keys have one notice, which is stored as a number without an array. */
  const maps = Array.from({ length: shards }, () => new Map<string, number | number[]>());
  return {
    noticesWith(key) {
      const found = maps[shardOf(key)]?.get(key);
      return found === undefined ? [] : typeof found === 'number' ? [found] : found;
    },
    add(notice, keys) {
      for (const key of keys) {
        const map = maps[shardOf(key)];
        const found = map?.get(key);
        if (found === undefined) map?.set(key, notice);
        else if (typeof found === 'number') map?.set(key, [found, notice]);
        else {
          if (found.length >= mostOfKey) found.shift();
          found.push(notice);
        }
      }
    },
  };
}
