export { FeedWelcome } from './FeedWelcome.tsx';
export { PreferenceChips } from './PreferenceChips.tsx';
export { PreferencesCard, type PreferencesCardProps } from './PreferencesCard.tsx';
export { PreferencesEditor } from './PreferencesEditor.tsx';
export type { Choices as PreferenceOptions } from './preferences.mapper.ts';
export { createPreferencesMutations } from './preferences.mutations.ts';
export { createPreferencesQueries } from './preferences.queries.ts';
