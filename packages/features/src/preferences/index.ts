export { FeedWelcome } from './FeedWelcome.tsx';
export { PreferencesCard, type PreferencesCardProps } from './PreferencesCard.tsx';
export { PreferencesEditor, type PreferencesEditorProps } from './PreferencesEditor.tsx';
export { createPreferencesMutations } from './preferences.mutations.ts';
export { createPreferencesQueries } from './preferences.queries.ts';
