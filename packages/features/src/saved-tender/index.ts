export { type SavableTender, SaveTenderButton, type SaveTenderButtonProps } from './SaveTenderButton.tsx';
export { createSavedTenderMutations, type SavedTenderViews, type Saving } from './saved-tender.mutations.ts';
