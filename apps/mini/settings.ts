import { miniSettings } from '@awaj/settings/mini';
import { settingsOrExit, type Values } from '@awaj/settings/read';
import type { Config } from './app/config/config.ts';

export type Settings = Values<typeof miniSettings>;

/** The settings of this installation. */
export const settingsOf = (env: NodeJS.ProcessEnv): Settings => settingsOrExit('mini', miniSettings, env);

/** The part of them that the app needs. */
export const toConfig = ({ API_URL, WEB_URL, TELEGRAM_BOT_URL, PAYMENT_ORIGINS, PHONE }: Settings): Config => ({
  apiUrl: API_URL,
  webUrl: WEB_URL,
  botUrl: TELEGRAM_BOT_URL,
  paymentOrigins: PAYMENT_ORIGINS.join(' '),
  phone: PHONE,
});
