import { settingsOrExit, type Values } from '@awaj/settings/read';
import { webSettings } from '@awaj/settings/web';

export type Settings = Values<typeof webSettings>;

/** What this installation is told. The server alone may ask: some of it is secret. */
export const settingsOf = (env: NodeJS.ProcessEnv): Settings => settingsOrExit('web', webSettings, env);
