/** Settings that differ between deployments. The server writes them into the page as tags. */
export interface Config {
  apiUrl: string;
  webUrl: string;
  /** The bot that the app belongs to. */
  botUrl: string;
  /** The allowed origins of payment pages outside the chat, separated by spaces. */
  paymentOrigins: string;
  /** Our phone number. */
  phone: string;
}

export const configTag = (name: keyof Config): string => `awaj:${name}`;

export function configFromPage(): Config {
  // The development server serves the page without tags, and compiles the values in.
  const developed: Partial<Config> = import.meta.env.DEV ? import.meta.env.AWAJ_CONFIG : {};
  const read = (name: keyof Config) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${configTag(name)}"]`)?.content ?? developed[name] ?? '';
  return {
    apiUrl: read('apiUrl'),
    webUrl: read('webUrl'),
    botUrl: read('botUrl'),
    paymentOrigins: read('paymentOrigins'),
    phone: read('phone'),
  };
}
