export { FeedWelcome } from './FeedWelcome.tsx';
export { PreferencesCard, type PreferencesCardProps } from './PreferencesCard.tsx';
export { PreferencesEditor } from './PreferencesEditor.tsx';
export { createPreferencesMutations } from './preferences.mutations.ts';
export { createPreferencesQueries } from './preferences.queries.ts';
