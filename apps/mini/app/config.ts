/** What differs between deployments. The server writes it into the page as tags, and the page reads them. */
export interface Config {
  apiUrl: string;
  webUrl: string;
}

const defaults: Config = { apiUrl: 'http://127.0.0.1:4000', webUrl: 'http://127.0.0.1:3000' };

export const configTag = (name: keyof Config): string => `awaj:${name}`;

export const configFromEnvironment = (env: NodeJS.ProcessEnv): Config => ({
  apiUrl: env.API_URL || defaults.apiUrl,
  webUrl: env.WEB_URL || defaults.webUrl,
});

export function configFromPage(): Config {
  const read = (name: keyof Config) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${configTag(name)}"]`)?.content ?? defaults[name];
  return { apiUrl: read('apiUrl'), webUrl: read('webUrl') };
}
