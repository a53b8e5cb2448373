/** What stands open in a page, as its address says. Apart from all other paths, which every visit loads. */
const part = (name: string, value: string) => ({
  isIn: (query: URLSearchParams): boolean => query.get(name) === value,
  hrefOf: (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`,
});

/** The second tab of a company's page. */
export const companyDocuments = part('tab', 'documents');

/** The preferences over the feed, over a login that ran out as well. */
export const feedPreferences = part('edit', 'preferences');
