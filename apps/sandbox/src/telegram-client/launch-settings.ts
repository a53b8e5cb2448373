import { type DemoUserKey, demoUserKeys } from './demo-users.ts';
import { type ClientVersion, clientVersions, newestClientVersion } from './protocol/client-version.ts';
import { type Theme, themes } from './protocol/palette.ts';
import { type Platform, platforms } from './protocol/platform.ts';

export const languages = ['en', 'am', 'om', 'ti'] as const;

export type Language = (typeof languages)[number];

export interface LaunchSettings {
  user: DemoUserKey;
  version: ClientVersion;
  platform: Platform;
  theme: Theme;
  /** Null: the language that the user has. */
  language: Language | null;
  /** Null: where the bot's menu or its links lead. */
  path: string | null;
  startParam: string | null;
}

export interface SettingsReading {
  settings: LaunchSettings;
  /** One sentence for each value that was not taken. */
  notices: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

const shownLength = 60;

function describe(value: unknown): string {
  if (typeof value !== 'string') return 'was given more than once';
  return `“${value.length > shownLength ? `${value.slice(0, shownLength)}…` : value}” was not taken`;
}

/** Settings come from the page's own address, so that a link reproduces them. */
export function readSettings(query: Query): SettingsReading {
  const notices: string[] = [];

  function read<T extends string>(name: string, accept: (value: string) => T | undefined, rule: string): T | null {
    const value = query[name];
    // A form sends an empty value for a field that was left blank.
    if (value === undefined || value === '') return null;
    const accepted = typeof value === 'string' ? accept(value) : undefined;
    if (accepted === undefined) notices.push(`${name} ${describe(value)}: it must be ${rule}.`);
    return accepted ?? null;
  }

  const pick = <T extends string>(name: string, known: readonly T[]) =>
    read(name, (value) => known.find((item) => item === value), `one of ${known.join(', ')}`);
  const match = (name: string, pattern: RegExp, rule: string) =>
    read(name, (value) => (pattern.test(value) ? value : undefined), rule);

  const settings: LaunchSettings = {
    user: pick('user', demoUserKeys) ?? 'hanna',
    version: pick('version', clientVersions) ?? newestClientVersion,
    platform: pick('platform', platforms) ?? 'android',
    theme: pick('theme', themes) ?? 'light',
    language: pick('lang', languages),
    path: match('path', /^\/(?![/\\])[^#\s\\]*$/, 'a path of the mini app that starts with one /'),
    startParam: match('startapp', /^[\w-]{1,512}$/, '1 to 512 letters, digits, _ or -'),
  };
  return { settings, notices };
}
