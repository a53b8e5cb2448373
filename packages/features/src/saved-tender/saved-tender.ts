export { BidProgressLine } from './BidProgressLine.tsx';
export { createProgressMutations } from './progress.mutations.ts';
export { type SavableTender, SaveTenderButton } from './SaveTenderButton.tsx';
export { createSavedTenderMutations, type Saving } from './saved-tender.mutations.ts';
