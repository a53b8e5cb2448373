import { guarded } from '@awaj/features/storage';

/** The parameters that Telegram adds to the address of the app. */
export interface LaunchParameters {
  /** The user, signed by Telegram. Sent to the API unchanged. */
  initData: string;
  languageCode: string | undefined;
  /** First and last name, as in Telegram. */
  name: string;
  /** The start parameter of the link that opened the app. */
  startParam: string | null;
  version: string;
  theme: Theme;
}

interface TelegramUser {
  first_name: string;
  last_name: string;
  language_code: string;
}

export type Theme = Readonly<Record<string, string>>;

/** A client may send other values than colours. */
export const themeOf = (sent: object): Theme =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => /^#[\da-f]{6}$/i.test(String(value))));

const key = 'launch';

/** Apps add them differently to an address that already has a query or hash. */
const partOf = (href: string): string => href.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&');

/**
 * The first page has them in its address. For reloads they are kept in session storage; without it the app opens only
 * once.
 */
function rawParameters(): URLSearchParams {
  const found = new URLSearchParams(partOf(location.href));
  if (!found.has('tgWebAppVersion')) return new URLSearchParams(guarded(() => sessionStorage.getItem(key)) ?? '');
  guarded(() => sessionStorage.setItem(key, String(found)));
  return found;
}

function parsed<Value extends object>(json: string | null): Partial<Value> {
  const value: unknown = guarded(() => JSON.parse(json ?? '{}'));
  return typeof value === 'object' && value !== null ? value : {};
}

/** Null if the page was not opened in Telegram, or by a button that does not identify the user. */
export function readLaunchParameters(): LaunchParameters | null {
  const raw = rawParameters();
  const version = raw.get('tgWebAppVersion');
  const initData = raw.get('tgWebAppData');
  if (!(version && initData)) return null;
  const signed = new URLSearchParams(initData);
  const user = parsed<TelegramUser>(signed.get('user'));
  return {
    initData,
    version,
    languageCode: user.language_code,
    name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    startParam: signed.get('start_param') ?? raw.get('tgWebAppStartParam'),
    theme: themeOf(parsed(raw.get('tgWebAppThemeParams'))),
  };
}
