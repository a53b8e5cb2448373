import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../../http/errors.ts';
import { type Crawl, DocumentFault, type RawDocument } from '../adapters/adapter.ts';
import { ConfigFault } from '../adapters/config-shape.ts';
import { FetchFault } from '../fetching/fetch-fault.ts';
import type { Fetcher } from '../fetching/fetcher.ts';
import type { Documents } from './documents.ts';

const mostFileBytes = 16 * 1024 ** 2;

export interface CrawlParts {
  fetcher: Fetcher;
  documents: Documents;
  cursor: unknown;
  now: () => Date;
}

async function namesIn(folder: string, ending: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.toLowerCase().endsWith(ending)).toSorted();
  } catch (error) {
    throw new ConfigFault(`The folder ${folder} cannot be read: ${messageOf(error)}.`);
  }
}

/** A missing or unreadable file does not stop the other files. */
const toFault = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? new DocumentFault('damaged', error.message) : error;

async function fileDocument(path: string, documents: Documents): Promise<RawDocument> {
  const address = `file:${path}`;
  const found = await stat(path);
  if (found.isDirectory()) throw new DocumentFault('damaged', 'it is a folder, not a file');
  const { size, mtime } = found;
  if (size > mostFileBytes) throw new FetchFault('too-large', address, `${size} bytes`);
  const lastModified = mtime.toISOString();
  const stored = await documents.find(address);
  if (stored?.known.lastModified === lastModified) return stored.document;
  return documents.store(
    address,
    { address, body: await readFile(path), contentType: '', etag: null, lastModified },
    {},
  );
}

/** Fetches new documents, and reuses stored ones that have not changed. */
export function createCrawl({ fetcher, documents, cursor, now }: CrawlParts): Crawl {
  return {
    now: now(),
    cursor,
    async get(address, { hints = {}, freshMs = 0 } = {}) {
      const stored = await documents.find(address);
      if (stored && now().getTime() - stored.fetchedAt.getTime() < freshMs) return { ...stored.document, hints };
      const fetched = await fetcher.fetch(address, stored?.known ?? null);
      if (!fetched.isSame) return documents.store(address, fetched, hints);
      await documents.touch(address);
      // "Not modified" is only valid for a document that is stored.
      if (!stored) throw new FetchFault('refused', address, 'it answered 304, but no copy is stored');
      return { ...stored.document, hints };
    },
    async *files(folder, ending) {
      for (const name of await namesIn(folder, ending)) {
        const path = join(folder, name);
        try {
          yield { kind: 'document', document: await fileDocument(path, documents) };
        } catch (error) {
          yield { kind: 'missed', address: `file:${path}`, error: toFault(error) };
        }
      }
    },
  };
}
