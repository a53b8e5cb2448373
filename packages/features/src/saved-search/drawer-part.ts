import { lazyPart } from '../lazy-part/lazy-part.ts';

/** Its fields are loaded for whoever saves or changes a search. */
export const savedSearchDrawer = lazyPart(() => import('./SavedSearchDrawer.tsx'));
