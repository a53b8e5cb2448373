import { address, linkOrNone, text } from './kinds.ts';
import { fallbackOf, isProduction, type Setting, type Table, type Variables } from './read.ts';
import * as shared from './shared.ts';

const asApiUrl = (env: Variables): string => env.API_URL || fallbackOf(shared.apiUrl, env);

const link = (meaning: string, demo: string): Setting<string> => ({
  meaning: `${meaning}; none leaves it out`,
  kind: linkOrNone,
  demo,
  required: isProduction,
});

/** Of who sells, as the tax office has it. Not required: an installation that ran without goes on after an update. */
const seller = (meaning: string, demo: string): Setting<string> => ({
  meaning: `${meaning}, on invoices; left out where it is not set`,
  kind: text,
  demo,
});

/** What the server of the website can be told. */
export const webSettings = {
  WEB_PORT: shared.portSetting('the website', 3000),
  WEB_HOST: shared.hostSetting('the website'),
  TRUSTED_PROXIES: shared.trustedProxies,
  DRAIN_SECONDS: shared.drainSeconds,
  API_URL: shared.apiUrl,
  API_INTERNAL_URL: {
    meaning: 'Where the server of the website reaches the API, if not at API_URL',
    kind: address,
    standard: asApiUrl,
  },
  WEB_URL: shared.webUrl,
  MINI_URL: shared.miniUrl,
  CAMPAIGN_URL: {
    meaning: 'Where trial and discount links live, if not at API_URL',
    kind: address,
    standard: asApiUrl,
    isPublic: true,
  },
  AWAJ_FORWARD_SECRET: shared.forwardSecret,
  PAYMENT_ORIGINS: shared.paymentOrigins,
  PHONE: shared.phone,
  SELLER_NAME: seller('The name under which the seller is registered', 'Awaj Tender Information PLC'),
  SELLER_TIN: seller('The taxpayer identification number of the seller', '0012345678'),
  SELLER_VAT_NUMBER: seller('The VAT registration number of the seller', '4567890123'),
  TELEGRAM_BOT_URL: shared.telegramBotUrl,
  TELEGRAM_URL: link('The channel in the footer', 'https://t.me/awaj'),
  FACEBOOK_URL: link('A link in the footer', 'https://facebook.com/awaj'),
  LINKEDIN_URL: link('A link in the footer', 'https://linkedin.com/company/awaj'),
  PLAY_STORE_URL: link('Where the page after a trial leads', 'https://play.google.com/store/apps/details?id=et.awaj'),
  APP_STORE_URL: link('Where the page after a trial leads', 'https://apps.apple.com/app/awaj/id0000000000'),
  SANDBOX_URL: shared.sandbox,
} satisfies Table;
