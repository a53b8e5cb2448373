import type { FastifyRequest } from 'fastify';
import { readCount, readFields } from '../../fields.ts';
import type { SiteContent } from '../site-content.ts';

export interface PageOf<T> {
  items: readonly T[];
  page: number;
  pages: number;
  /** The query of the next page; null on the last. */
  next: string | null;
}

/** The number of a next page that does not exist. */
const nowhere = '999999';

/** The page that a request asks for with `page`; null if it does not exist. */
export function pageOf<T>(
  all: readonly T[],
  { request, size, content }: { request: FastifyRequest; size: number; content: SiteContent },
): PageOf<T> | null {
  const page = readCount(readFields(request.query), 'page') ?? 1;
  const pages = Math.max(1, Math.ceil(all.length / size));
  if (page < 1 || page > pages) return null;
  const next = page < pages ? String(page + 1) : null;
  return {
    items: all.slice((page - 1) * size, page * size),
    page,
    pages,
    next: next !== null && content.isFaulty(request, 'broken-cursor') ? nowhere : next,
  };
}
