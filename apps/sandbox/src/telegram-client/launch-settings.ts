import { demoUserKeys, demoUsers, findUser, newPerson, type TelegramUser } from './demo-users.ts';
import { type ClientVersion, clientVersions, newestClientVersion } from './protocol/client-version.ts';
import { type NetworkState, networkStates } from './protocol/network.ts';
import { type Theme, themes } from './protocol/palette.ts';
import { type Platform, platforms } from './protocol/platform.ts';

export const languages = ['en', 'am', 'om', 'ti'] as const;

export type Language = (typeof languages)[number];

export const contacts = ['shared', 'unshared'] as const;

export type Contact = (typeof contacts)[number];

/** An app can stay open for long, while its signed init data gets old. */
export const ages = ['2h', '2d'] as const;

export type Age = (typeof ages)[number];

export interface LaunchSettings {
  user: TelegramUser;
  version: ClientVersion;
  platform: Platform;
  theme: Theme;
  /** Null: the user's own language. */
  language: Language | null;
  /** Null: where the bot's menu or its links lead. */
  path: string | null;
  startParam: string | null;
  /** Whether the bot knows the number before the app opens. Null: the person's default. */
  contact: Contact | null;
  /** Null: the app talks to its servers directly, and no network fault is possible. */
  network: NetworkState | null;
  /** The age of the init data. Null: now. */
  age: Age | null;
}

export interface SettingsReading {
  settings: LaunchSettings;
  /** One sentence for each invalid value. */
  notices: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

const shownLength = 60;
const userRule = `one of ${demoUserKeys.join(', ')}, ${newPerson}, or the number of anybody`;

function describe(value: unknown): string {
  if (typeof value !== 'string') return 'was given more than once';
  return `“${value.length > shownLength ? `${value.slice(0, shownLength)}…` : value}” was ignored`;
}

/** The settings are in the page's address, so that a link reproduces them. */
export function readSettings(query: Query): SettingsReading {
  const notices: string[] = [];

  function read<T extends string>(name: string, accept: (value: string) => T | undefined, rule: string): T | null {
    const value = query[name];
    // A form sends blank fields as empty values.
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
    user: findUser(read('user', (name) => (findUser(name) ? name : undefined), userRule)) ?? demoUsers.hanna,
    version: pick('version', clientVersions) ?? newestClientVersion,
    platform: pick('platform', platforms) ?? 'android',
    theme: pick('theme', themes) ?? 'light',
    language: pick('lang', languages),
    path: match('path', /^\/(?![/\\])[^#\s\\]*$/, 'a path of the mini app that starts with one /'),
    startParam: match('startapp', /^[\w-]{1,512}$/, '1 to 512 letters, digits, _ or -'),
    contact: pick('contact', contacts),
    network: pick('network', networkStates),
    age: pick('age', ages),
  };
  return { settings, notices };
}
