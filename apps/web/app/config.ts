/** What differs between deployments. The server reads its environment, the page the tags that the server wrote. */
export interface Config {
  apiUrl: string;
  miniUrl: string;
}

const defaults: Config = { apiUrl: 'http://127.0.0.1:4000', miniUrl: 'http://127.0.0.1:3001' };

export const configTag = (name: keyof Config): string => `awaj:${name}`;

function fromPage(): Config {
  const read = (name: keyof Config) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${configTag(name)}"]`)?.content ?? defaults[name];
  return { apiUrl: read('apiUrl'), miniUrl: read('miniUrl') };
}

const fromEnvironment = (env: NodeJS.ProcessEnv): Config => ({
  apiUrl: env.API_URL || defaults.apiUrl,
  miniUrl: env.MINI_URL || defaults.miniUrl,
});

export const config: Config = import.meta.env.SSR ? fromEnvironment(process.env) : fromPage();
