/** What differs between deployments, from the tags that the server writes into the page. */
const read = (name: string, fallback: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="awaj:${name}"]`)?.content ?? fallback;

export const readConfig = () => ({
  apiUrl: read('apiUrl', 'http://127.0.0.1:4000'),
  webUrl: read('webUrl', 'http://127.0.0.1:3000'),
});
