import { guarded } from '@awaj/features/storage';

/** What Telegram writes behind the address of the app that it opens. */
export interface LaunchParameters {
  /** Who is here, signed by Telegram; sent to the API as it came. */
  initData: string;
  languageCode: string | undefined;
  /** First and last, as the person has written them in Telegram. */
  name: string;
  /** What the link carried that the app was opened by. */
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

/** A client may send more than colours, or something else in their place. */
export const themeOf = (sent: object): Theme =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => /^#[\da-f]{6}$/i.test(String(value))));

const key = 'launch';

/** Apps differ in how they add them to an address that has a query or a hash already. */
const partOf = (href: string): string => href.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&');

/**
 * The first page has them in its address. After it only the session knows, for when the page is reloaded: without
 * storage the app opens once.
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

/** Null when this page was opened somewhere else than in Telegram, or by a button that names nobody. */
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
