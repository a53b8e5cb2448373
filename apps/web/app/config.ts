/** What differs between deployments. The server reads its environment, the page the tags that the server wrote. */
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
  facebookUrl: 'https://facebook.com/awaj',
  linkedinUrl: 'https://linkedin.com/company/awaj',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=et.awaj',
  appStoreUrl: 'https://apps.apple.com/app/awaj/id0000000000',
};

const names = Object.keys(defaults) as Name[];

export const configTag = (name: Name): string => `awaj:${name}`;

/** apiUrl is API_URL. */
const variable = (name: Name): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const readAll = (read: (name: Name) => string | undefined): Config =>
  Object.fromEntries(names.map((name) => [name, read(name) || defaults[name]])) as unknown as Config;

const fromPage = (name: Name) => document.querySelector<HTMLMetaElement>(`meta[name="${configTag(name)}"]`)?.content;

/** One API for both, and the sandbox to pay at where there is one, unless it is said otherwise. */
const substitutes: { readonly [Each in Name]?: string } = { campaignUrl: 'API_URL', paymentOrigins: 'SANDBOX_URL' };

const fromEnvironment = (env: NodeJS.ProcessEnv) => (name: Name) => env[variable(name)] || env[substitutes[name] ?? ''];

export const config: Config = readAll(import.meta.env.SSR ? fromEnvironment(process.env) : fromPage);

export const paymentOrigins: readonly string[] = config.paymentOrigins.split(' ');
