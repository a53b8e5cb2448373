import type { SearchFeed } from './search-feed.ts';

/** A search for programs (JSON Feed 1.1). */
export const jsonFeedOf = ({ title, url, language, entries }: SearchFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    language,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.publishedAt.toISOString(),
    })),
  });
