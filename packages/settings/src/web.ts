import { address, linkOrNone, text } from './kinds.ts';
import { fallbackOf, isProduction, type Setting, type Table, type Variables } from './read.ts';
import * as shared from './shared.ts';

const asApiUrl = (env: Variables): string => env.API_URL || fallbackOf(shared.apiUrl, env);

const link = (meaning: string, demo: string): Setting<string> => ({
  meaning: `${meaning}; "none" for no link`,
  kind: linkOrNone,
  demo,
  required: isProduction,
});

/** A fact about the seller for the tax office. Not required, so that older installations still start after an update. */
const seller = (meaning: string, demo: string): Setting<string> => ({
  meaning: `${meaning}, for invoices and the page about Awaj; left out if not set`,
  kind: text,
  demo,
});

/** The settings of the website's server. */
export const webSettings = {
  WEB_PORT: shared.portSetting('the website', 3000),
  WEB_HOST: shared.hostSetting('the website'),
  TRUSTED_PROXIES: shared.trustedProxies,
  DRAIN_SECONDS: shared.drainSeconds,
  API_URL: shared.apiUrl,
  API_INTERNAL_URL: {
    meaning: "The address at which the website's server reaches the API, if it is not API_URL",
    kind: address,
    standard: asApiUrl,
  },
  WEB_URL: shared.webUrl,
  MINI_URL: shared.miniUrl,
  CAMPAIGN_URL: {
    meaning: 'The host of trial and discount links, if it is not API_URL',
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
  TELEGRAM_URL: link('The Telegram channel in the footer', 'https://t.me/awaj'),
  FACEBOOK_URL: link('The Facebook page in the footer', 'https://facebook.com/awaj'),
  LINKEDIN_URL: link('The LinkedIn page in the footer', 'https://linkedin.com/company/awaj'),
  PLAY_STORE_URL: link(
    'The Android app, on the page after a trial',
    'https://play.google.com/store/apps/details?id=et.awaj',
  ),
  APP_STORE_URL: link('The iPhone app, on the page after a trial', 'https://apps.apple.com/app/awaj/id0000000000'),
  SANDBOX_URL: shared.sandbox,
} satisfies Table;
