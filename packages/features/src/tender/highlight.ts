import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Finds the matches of a search in a text. Loaded on demand, because most pages show no search. */
export const highlight = lazyPart(async () => (await import('@awaj/domain/search-words')).markMatches);
