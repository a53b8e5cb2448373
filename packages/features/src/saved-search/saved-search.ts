export { savedSearchDrawer } from './drawer-part.ts';
export { NoSavedSearches } from './NoSavedSearches.tsx';
export { SavedSearchList } from './SavedSearchList.tsx';
export { SubscriptionNote } from './SubscriptionNote.tsx';
export { proposedAlert, type SavedSearch, type SearchAlert } from './saved-search.mapper.ts';
export { createSavedSearchMutations } from './saved-search.mutations.ts';
export { createSavedSearchQueries } from './saved-search.queries.ts';
