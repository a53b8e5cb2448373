import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Finds what was searched for in a text. Loaded on demand, as most pages are of no search. */
export const highlight = lazyPart(async () => (await import('@awaj/domain/search-words')).markMatches);
