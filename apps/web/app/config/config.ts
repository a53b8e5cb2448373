import { configTag } from './config-tag.ts';
import { settingsOf } from './settings.ts';

/** What differs between deployments. The server reads its environment, the page what the server wrote into it. */
export interface Config {
  apiUrl: string;
  /** Where trial and discount links live. */
  campaignUrl: string;
  miniUrl: string;
  /** Where people may be sent to pay: origins with a space between them. */
  paymentOrigins: string;
  /** This site, for what is read elsewhere: search results, previews, sitemaps. */
  webUrl: string;
  /** For people to call. */
  phone: string;
  /** Who sells, on invoices: as registered. */
  sellerName: string;
  sellerTin: string;
  sellerVatNumber: string;
  /** The channel; this and the links below are empty where there is none. */
  telegramUrl: string;
  /** The bot that people share their number with, for alerts. */
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
