import { configTag } from './config-tag.ts';
import { settingsOf } from './settings.ts';

/**
 * Settings that differ between deployments. The server reads its environment, the page reads what the server wrote into
 * it.
 */
export interface Config {
  apiUrl: string;
  /** The host of trial and discount links. */
  campaignUrl: string;
  miniUrl: string;
  /** Allowed origins of payment pages, separated by spaces. */
  paymentOrigins: string;
  /** This site's address, for search results, previews and sitemaps. */
  webUrl: string;
  /** Our phone number. */
  phone: string;
  /** The registered name of the seller, for invoices. */
  sellerName: string;
  sellerTin: string;
  sellerVatNumber: string;
  /** The channel. Empty if there is none, like the links below. */
  telegramUrl: string;
  /** The bot to which users share their number for alerts. */
  telegramBotUrl: string;
  facebookUrl: string;
  linkedinUrl: string;
  playStoreUrl: string;
  appStoreUrl: string;
}

function fromServer(): Config {
  const settings = settingsOf(process.env);
  return {
    apiUrl: settings.API_URL,
    campaignUrl: settings.CAMPAIGN_URL,
    miniUrl: settings.MINI_URL,
    paymentOrigins: settings.PAYMENT_ORIGINS.join(' '),
    webUrl: settings.WEB_URL,
    phone: settings.PHONE,
    sellerName: settings.SELLER_NAME,
    sellerTin: settings.SELLER_TIN,
    sellerVatNumber: settings.SELLER_VAT_NUMBER,
    telegramUrl: settings.TELEGRAM_URL,
    telegramBotUrl: settings.TELEGRAM_BOT_URL,
    facebookUrl: settings.FACEBOOK_URL,
    linkedinUrl: settings.LINKEDIN_URL,
    playStoreUrl: settings.PLAY_STORE_URL,
    appStoreUrl: settings.APP_STORE_URL,
  };
}

function fromPage(): Config {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${configTag}"]`);
  return JSON.parse(tag?.content ?? '') as Config;
}

export const config: Config = import.meta.env.SSR ? fromServer() : fromPage();

export const paymentOrigins: readonly string[] = config.paymentOrigins.split(' ');

/** Companies' logos are served by the API. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, config.apiUrl).href;
