import { hash } from 'node:crypto';
import { hourMs, secondMs } from '@awaj/domain/duration';
import { hasTag } from '@awaj/settings/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import type { ReadSynonyms } from '../../catalog/synonyms/synonyms.ts';
import { findViewer } from '../../identity/caller.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import { atomOf } from './atom.ts';
import { calendarEvents, calendarOf } from './calendar-feed.ts';
import { type FeedReader, feedWords } from './feed.ts';
import { findFeed, recordContent } from './feed-addresses.ts';
import { jsonFeedOf } from './json-feed.ts';
import { searchFeed } from './search-feed.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  readNames: ReadNames;
  readSynonyms: ReadSynonyms;
  addresses: { web: string };
}

type Format = 'ics' | 'atom' | 'json';

const types: Readonly<Record<Format, string>> = {
  ics: 'text/calendar; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Feed readers ask every few hours. The limit allows one request a minute, but stops a flood. */
const readsOfFeed = [{ times: 120, withinMs: hourMs }];

/** The content of a feed, and a function that writes its file with the time of the last change. */
interface Content {
  /** A digest that shows changes. */
  about: unknown;
  render(changedAt: Date): string;
}

const isUnchanged = ({ headers }: FastifyRequest, tag: string, changedAt: Date): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || hasTag(tags, tag);
  // The header has whole seconds.
  return Math.floor(changedAt.getTime() / secondMs) * secondMs <= Date.parse(headers['if-modified-since'] ?? '');
};

/** Files outside the contract: calendars and feed readers fetch them from addresses that calls return. */
export function feedFileRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now, limits, readNames, addresses } = dependencies;

  async function contentOf(format: Format, reader: FeedReader): Promise<Content | null> {
    const { searchId } = reader.feed;
    if (searchId === null) {
      if (format !== 'ics') return null;
      const events = await calendarEvents(db, reader, readNames);
      return { about: events, render: () => calendarOf(events, reader) };
    }
    if (format === 'ics') return null;
    const feed = await searchFeed(dependencies, searchId, reader);
    return { about: feed, render: (changedAt) => (format === 'atom' ? atomOf(feed, changedAt) : jsonFeedOf(feed)) };
  }

  async function send(reply: FastifyReply, request: FastifyRequest, token: string, format: Format): Promise<string> {
    const feed = await findFeed(db, token);
    const viewer = feed && (await findViewer(db, feed.userId, now()));
    if (!feed || !viewer) throw new AppError('notFound');
    await limits.consume(`feed:${feed.id}`, readsOfFeed);
    const reader = { feed, viewer, now: now(), words: feedWords(feed.language, addresses.web) };
    const content = await contentOf(format, reader);
    if (!content) throw new AppError('notFound');
    const digest = hash('sha256', JSON.stringify(content.about), 'buffer');
    const changedAt = await recordContent(db, feed, digest, now());
    // A weak tag, because a proxy may compress the file.
    const tag = `W/"${digest.toString('base64url')}"`;
    reply.headers({
      'Cache-Control': 'private, max-age=300',
      ETag: tag,
      'Last-Modified': changedAt.toUTCString(),
      'X-Robots-Tag': 'noindex',
    });
    reply.type(types[format]);
    if (!isUnchanged(request, tag, changedAt)) return content.render(changedAt);
    reply.code(304);
    return '';
  }

  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const [, token, format] = /^([\w-]{43})\.(ics|atom|json)$/.exec(request.params.file) ?? [];
    if (!token) throw new AppError('notFound');
    return send(reply, request, token, format as Format);
  });
}
