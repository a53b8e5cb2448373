export { PreferencesEditor, type PreferencesEditorProps } from './PreferencesEditor.tsx';
export { createPreferencesMutations } from './preferences.mutations.ts';
export { createPreferencesQueries } from './preferences.queries.ts';
