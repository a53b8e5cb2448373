import type { Table } from './read.ts';
import * as shared from './shared.ts';

/** The settings of the mini app's server. */
export const miniSettings = {
  MINI_PORT: shared.portSetting('the mini app', 3001),
  MINI_HOST: shared.hostSetting('the mini app'),
  TRUSTED_PROXIES: shared.trustedProxies,
  API_URL: shared.apiUrl,
  WEB_URL: shared.webUrl,
  MINI_URL: shared.miniUrl,
  PHONE: shared.phone,
  TELEGRAM_BOT_URL: shared.telegramBotUrl,
  PAYMENT_ORIGINS: shared.paymentOrigins,
  SANDBOX_URL: shared.sandbox,
} satisfies Table;
