/** What differs between deployments. The server writes it into the page as tags, and the page reads them. */
export interface Config {
  apiUrl: string;
  webUrl: string;
  /** The bot that the app belongs to. */
  botUrl: string;
  /** Where people may be sent to pay beside the chat: origins with a space between them. */
  paymentOrigins: string;
}

const defaults: Config = {
  apiUrl: 'http://127.0.0.1:4000',
  webUrl: 'http://127.0.0.1:3000',
  botUrl: 'https://t.me/awaj_bot',
  paymentOrigins: 'https://checkout.chapa.co',
};

export const configTag = (name: keyof Config): string => `awaj:${name}`;

export const configFromEnvironment = (env: NodeJS.ProcessEnv): Config => ({
  apiUrl: env.API_URL || defaults.apiUrl,
  webUrl: env.WEB_URL || defaults.webUrl,
  botUrl: env.TELEGRAM_BOT_URL || defaults.botUrl,
  paymentOrigins: env.PAYMENT_ORIGINS || env.SANDBOX_URL || defaults.paymentOrigins,
});

export function configFromPage(): Config {
  const read = (name: keyof Config) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${configTag(name)}"]`)?.content ?? defaults[name];
  return {
    apiUrl: read('apiUrl'),
    webUrl: read('webUrl'),
    botUrl: read('botUrl'),
    paymentOrigins: read('paymentOrigins'),
  };
}
