/** How long a page that everybody sees alike is given to others as it is. */
export const freshSeconds = 10;

/** How long after that it is still given, while a new one is made. */
export const staleSeconds = 50;

/** Of a page that everybody sees alike: our own server keeps it, and so may any proxy. A browser asks each time. */
export const forEverybody = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;

/** Of every other page. */
export const forOneReader = 'private, no-cache';
