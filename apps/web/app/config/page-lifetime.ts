/** How long a public page is served from the cache. */
export const freshSeconds = 10;

/** How long after that it is still served, while a new one is rendered. */
export const staleSeconds = 50;

/** For a public page: our server and any proxy may cache it, and a browser revalidates it each time. */
export const forEverybody = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/** For every other page. */
export const forOneReader = 'private, no-cache';
