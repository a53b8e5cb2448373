import type { Database } from '../../../database/database.ts';
import { readSlugs } from './notice-fingerprint.ts';
import { identityOf, type KeyedNotice, toKeyed } from './notice-keys.ts';
import type { NoticeToPublish } from './notice-publisher.ts';
import { readIdentities } from './notice-store.ts';
import { createReadingThreads, threadCount } from './reading-threads.ts';

const noticesAtOnce = 100;
/** Each thread has one chunk in work and one waiting. */
const chunksAhead = 2 * threadCount;

/** Starting a thread takes as long as reading this many. */
const fewestForThreads = 500;
const fewestNew = 20;

interface Keyed<Notice> {
  each: Notice;
  keyed: KeyedNotice;
}

/** Notices that are stored already are mostly unchanged and are not read again. */
async function newOnes<Notice>(trx: Database, notices: readonly Keyed<Notice>[]): Promise<Keyed<Notice>[]> {
  const known = await readIdentities(
    trx,
    notices.map(({ keyed }) => keyed),
  );
  return notices.filter(({ keyed }) => !known.has(identityOf(keyed)));
}

async function* chunksOf<Notice>(notices: AsyncIterable<Notice>): AsyncGenerator<readonly Notice[]> {
  let chunk: Notice[] = [];
  for await (const notice of notices) {
    chunk.push(notice);
    if (chunk.length < noticesAtOnce) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Yields notices in chunks, in order. In a long file other threads read the next chunks during publishing. */
export async function* readAhead<Notice extends NoticeToPublish>(
  trx: Database,
  count: number,
  notices: AsyncIterable<Notice>,
): AsyncGenerator<readonly Notice[]> {
  if (threadCount === 0 || count < fewestForThreads) {
    yield* chunksOf(notices);
    return;
  }
  const threads = createReadingThreads(await readSlugs(trx));
  const readInThread = async (chunk: readonly Notice[]) => {
    const all = chunk.map((each): Keyed<Notice> => ({ each, keyed: toKeyed(each.notice) }));
    const unknown = await newOnes(trx, all);
    const reading = unknown.length < fewestNew ? [] : threads.read(unknown.map(({ keyed }) => keyed.notice));
    return async () => {
      const fingerprints = await reading;
      for (const [at, { keyed }] of unknown.entries()) keyed.fingerprint = fingerprints[at];
      return all.map(({ each, keyed }) => ({ ...each, keyed }));
    };
  };
  try {
    const ahead: Awaited<ReturnType<typeof readInThread>>[] = [];
    for await (const chunk of chunksOf(notices)) {
      ahead.push(await readInThread(chunk));
      const next = ahead.length > chunksAhead ? ahead.shift() : undefined;
      if (next) yield await next();
    }
    for (const next of ahead) yield await next();
  } finally {
    await threads.end();
  }
}
