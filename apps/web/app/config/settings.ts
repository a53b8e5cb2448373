import { readSettings, type Values } from '@awaj/settings/read';
import { webSettings } from '@awaj/settings/web';

export type Settings = Values<typeof webSettings>;

/** What this installation is told. The server alone may ask: some of it is secret. */
export function settingsOf(env: NodeJS.ProcessEnv): Settings {
  const outcome = readSettings(webSettings, env);
  if (outcome.ok) return outcome.value;
  console.error(`web: ${outcome.message}`);
  process.exit(1);
}
