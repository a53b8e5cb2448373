export { AlertSettings, type AlertSettingsProps } from './AlertSettings.tsx';
export { createAlertSettingsMutations } from './alert-settings.mutations.ts';
export { createAlertSettingsQueries } from './alert-settings.queries.ts';
export { MuteBuyer } from './MuteBuyer.tsx';
export { TestMessages } from './TestMessages.tsx';
