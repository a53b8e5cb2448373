/** What differs between deployments. The server reads its environment, the page the tags that the server wrote. */
export interface Config {
  apiUrl: string;
  miniUrl: string;
  /** Where the site itself is to be found, for what is read elsewhere: search results, previews, sitemaps. */
  webUrl: string;
}

const defaults: Config = {
  apiUrl: 'http://127.0.0.1:4000',
  miniUrl: 'http://127.0.0.1:3001',
  webUrl: 'http://127.0.0.1:3000',
};

export const configTag = (name: keyof Config): string => `awaj:${name}`;

function fromPage(): Config {
  const read = (name: keyof Config) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${configTag(name)}"]`)?.content ?? defaults[name];
  return { apiUrl: read('apiUrl'), miniUrl: read('miniUrl'), webUrl: read('webUrl') };
}

const fromEnvironment = (env: NodeJS.ProcessEnv): Config => ({
  apiUrl: env.API_URL || defaults.apiUrl,
  miniUrl: env.MINI_URL || defaults.miniUrl,
  webUrl: env.WEB_URL || defaults.webUrl,
});

export const config: Config = import.meta.env.SSR ? fromEnvironment(process.env) : fromPage();
