import { randomBytes } from 'node:crypto';
import { sign } from '@telegram-apps/init-data-node';
import type { Age, LaunchSettings } from './launch-settings.ts';
import { themeParams } from './protocol/palette.ts';

/** Where the bot's menu button leads, and where its links with a start parameter lead. */
export const menuPath = '/latest-tenders/telegram';
export const startLinkPath = '/tender/telegram/app';

const hourMs = 3_600_000;
const ageMs: Record<Age, number> = { '2h': 2 * hourMs, '2d': 48 * hourMs };

interface Signing {
  botToken: string;
  now: Date;
}

/**
 * An app opened from the bot's menu gets a query id; one opened by a link gets the chat it was opened from. Only
 * Telegram has the key of `signature`: here it has the right form but no verification accepts it.
 */
function signInitData({ user, language, startParam, age }: LaunchSettings, { botToken, now }: Signing): string {
  const origin =
    startParam === null
      ? { query_id: `AAH${randomBytes(15).toString('base64url')}` }
      : { chat_instance: `-${randomBytes(7).readUIntBE(0, 6)}`, chat_type: 'private', start_param: startParam };
  const initData = sign(
    {
      ...origin,
      user: { ...user, language_code: language ?? user.language_code, allows_write_to_pm: true },
      signature: randomBytes(64).toString('base64url'),
    },
    botToken,
    new Date(now.getTime() - (age === null ? 0 : ageMs[age])),
  );
  // The library encodes a space as +, Telegram as %20. The hash is over the decoded text, so it stays valid.
  return initData.replaceAll('+', '%20');
}

/** The address that the client opens: a start parameter in the query, everything else in the hash. */
export function launchUrl(settings: LaunchSettings, miniUrl: URL, signing: Signing): string {
  const path = settings.path ?? (settings.startParam === null ? menuPath : startLinkPath);
  const url = new URL(miniUrl.origin + miniUrl.pathname.replace(/\/$/, '') + path);
  if (settings.startParam !== null) url.searchParams.set('tgWebAppStartParam', settings.startParam);
  url.hash = Object.entries({
    tgWebAppData: signInitData(settings, signing),
    tgWebAppVersion: settings.version,
    tgWebAppPlatform: settings.platform,
    tgWebAppThemeParams: JSON.stringify(themeParams(settings.theme, settings.version)),
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return url.href;
}
