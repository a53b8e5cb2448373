import type { Token } from '../words/tokens.ts';
import type { WordTable } from '../words/word-table.ts';

export interface Meant {
  meaning: string;
  at: number;
  length: number;
}

/** Finds the meanings of words. The longest entry of the tables wins. */
export function meaningsIn(tokens: readonly Token[], ...tables: readonly WordTable[]): Meant[] {
  const found: Meant[] = [];
  for (let at = 0; at < tokens.length; ) {
    let longest: ReturnType<WordTable['meaningAt']> = null;
    for (const table of tables) {
      const here = table.meaningAt(tokens, at);
      if (here && here.length > (longest?.length ?? 0)) longest = here;
    }
    if (longest) found.push({ ...longest, at });
    at += longest?.length ?? 1;
  }
  return found;
}

/** The places of the words that have the meaning. */
export function placesOf({ at, length }: { at: number; length: number }): number[] {
  const places: number[] = [];
  for (let place = at; place < at + length; place++) places.push(place);
  return places;
}
