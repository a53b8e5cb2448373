import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Loaded only for readers who save or change a search. */
export const savedSearchDrawer = lazyPart(() => import('./SavedSearchDrawer.tsx'));
