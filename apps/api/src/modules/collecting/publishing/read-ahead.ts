import type { Database } from '../../../database/database.ts';
import type { Fingerprint } from '../matching/fingerprint.ts';
import { readSlugs } from './notice-fingerprint.ts';
import { identityOf, toKeyed } from './notice-keys.ts';
import type { NoticeToPublish } from './notice-publisher.ts';
import { readIdentities } from './notice-store.ts';
import { createReadingThreads, threadCount } from './reading-threads.ts';

const noticesAtOnce = 100;
/** Each thread has one chunk in its hands, and the next one waits for it. */
const chunksAhead = 2 * threadCount;

/** To read fewer takes no longer than to start a thread. */
const fewestForThreads = 500;
const fewestNew = 20;

/** Those of a file that came in before are mostly the same, and are not read again. */
async function newOnes<Notice extends NoticeToPublish>(trx: Database, notices: readonly Notice[]): Promise<Notice[]> {
  const keyed = notices.map((each) => ({ each, keyed: toKeyed(each.notice) }));
  const known = await readIdentities(
    trx,
    keyed.map((one) => one.keyed),
  );
  return keyed.flatMap((one) => (known.has(identityOf(one.keyed)) ? [] : [one.each]));
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

/**
 * Notices by chunks, in their order. Where there are many, other threads read the next ones while those before them
 * are published.
 */
export async function* readAhead<Notice extends NoticeToPublish>(
  trx: Database,
  count: number,
  notices: AsyncIterable<Notice>,
): AsyncGenerator<readonly (Notice & { fingerprint?: Fingerprint | undefined })[]> {
  if (threadCount === 0 || count < fewestForThreads) {
    yield* chunksOf(notices);
    return;
  }
  const threads = createReadingThreads(await readSlugs(trx));
  const readInThread = async (chunk: readonly Notice[]) => {
    const unknown = await newOnes(trx, chunk);
    if (unknown.length < fewestNew) return () => chunk;
    const reading = threads.read(unknown.map(({ notice }) => notice));
    return async () => {
      const fingerprints = await reading;
      const fingerprintOf = new Map(unknown.map((each, at) => [each, fingerprints[at]]));
      return chunk.map((each) => ({ ...each, fingerprint: fingerprintOf.get(each) }));
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
