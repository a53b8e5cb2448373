import { configTag } from './config-tag.ts';

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
  telegramUrl: string;
  /** The bot that people share their number with, for alerts. */
  telegramBotUrl: string;
  facebookUrl: string;
  linkedinUrl: string;
  playStoreUrl: string;
  appStoreUrl: string;
}

type Name = keyof Config;

const defaults: Config = {
  apiUrl: 'http://127.0.0.1:4000',
  campaignUrl: 'http://127.0.0.1:4000',
  miniUrl: 'http://127.0.0.1:3001',
  webUrl: 'http://127.0.0.1:3000',
  paymentOrigins: 'https://checkout.chapa.co',
  phone: '+251 900 000 000',
  telegramUrl: 'https://t.me/awaj',
  telegramBotUrl: 'https://t.me/awaj_bot',
  facebookUrl: 'https://facebook.com/awaj',
  linkedinUrl: 'https://linkedin.com/company/awaj',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=et.awaj',
  appStoreUrl: 'https://apps.apple.com/app/awaj/id0000000000',
};

/** apiUrl is API_URL. */
const variable = (name: Name): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** One API for both, and the sandbox to pay at where there is one, unless it is said otherwise. */
const substitutes: { readonly [Each in Name]?: string } = { campaignUrl: 'API_URL', paymentOrigins: 'SANDBOX_URL' };

function fromEnvironment(env: NodeJS.ProcessEnv): Config {
  const read = { ...defaults };
  for (const name of Object.keys(read) as Name[])
    read[name] = env[variable(name)] || env[substitutes[name] ?? ''] || read[name];
  return read;
}

function fromPage(): Config {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${configTag}"]`);
  return JSON.parse(tag?.content ?? '') as Config;
}

export const config: Config = import.meta.env.SSR ? fromEnvironment(process.env) : fromPage();

export const paymentOrigins: readonly string[] = config.paymentOrigins.split(' ');
