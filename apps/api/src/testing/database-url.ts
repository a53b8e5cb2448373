/** The same server, another database. A URL of a socket has no host, which the parser of URLs does not take. */
export const databaseUrl = (url: string, name: string): string => url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
