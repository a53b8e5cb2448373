import { createHash } from 'node:crypto';

/** Random numbers that depend only on their seed. */
export interface Random {
  below(limit: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
