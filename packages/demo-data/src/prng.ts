export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** The choices in random order, as a new array. */
  shuffle<T>(choices: readonly T[]): T[];
}

/** Only integer operations and divisions by powers of two, so every machine draws the same numbers. */
export function createRandom(seed: string): Random {
  let state = hash(seed);

  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(next() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to pick from.');
    return choice;
  }

  return {
    next,
    pick,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    weighted: (choices) => pickWeighted(choices, next()),
    shuffle: (choices) =>
      choices
        .map((choice) => ({ choice, rank: next() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ choice }) => choice),
  };
}

function pickWeighted<T>(choices: readonly (readonly [T, number])[], position: number): T {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = position * total;
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('The weights must add up to more than zero.');
}

/** FNV-1a over UTF-16 units: seeds that differ in one letter give unrelated streams. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return Math.imul(value ^ (value >>> 16), 0x85ebca6b) | 0;
}
