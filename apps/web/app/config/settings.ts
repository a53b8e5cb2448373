import { settingsOrExit, type Values } from '@awaj/settings/read';
import { webSettings } from '@awaj/settings/web';

export type Settings = Values<typeof webSettings>;

/** The settings of this installation. Only the server may read them, because some are secret. */
export const settingsOf = (env: NodeJS.ProcessEnv): Settings => settingsOrExit('web', webSettings, env);
