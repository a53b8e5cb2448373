import { messageOf } from '../../../http/errors.ts';
import { DocumentFault, isUsable, type RawDocument, type Step } from '../adapters/adapter.ts';
import { createFetcher } from '../fetching/fetcher.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import { adapterOf, type Collector } from './collector.ts';
import { createCrawl } from './crawl.ts';
import { documentsInMemory } from './documents.ts';
import { type Collecting, contextOf } from './run-collector.ts';
import { toCheckedNotice } from './to-notice.ts';

/** The checked notice, or the reason for the quarantine. */
export interface TriedNotice {
  key: string;
  address: string;
  notice: CheckedNotice | null;
  problem: string | null;
}

/** Reads a source as a run does and yields the outcome of each notice. Nothing is stored. */
export async function* tryCollector(
  { db, now, fetching }: Collecting,
  collector: Collector,
  signal: AbortSignal,
): AsyncGenerator<TriedNotice> {
  const context = await contextOf(db, collector, now());
  const adapter = adapterOf(collector);
  const fetcher = createFetcher(fetching, { hosts: collector.hosts, signal });
  const crawl = createCrawl({ fetcher, documents: documentsInMemory(now()), cursor: null, now });

  async function* read(document: RawDocument): AsyncGenerator<TriedNotice> {
    for await (const piece of adapter.read(document)) {
      const { key } = piece;
      if (!isUsable(piece))
        yield { key, address: document.address, notice: null, problem: `${piece.reason}: ${piece.detail}` };
      else {
        const made = toCheckedNotice(piece, document.firstSeenOn, context);
        const isRight = 'notice' in made;
        const problem = isRight ? null : `${made.reason}: ${made.detail}`;
        yield { key, address: piece.address, notice: isRight ? made.notice : null, problem };
      }
    }
  }

  async function* readStep(step: Step): AsyncGenerator<TriedNotice> {
    if (step.kind === 'missed') yield { key: '', address: step.address, notice: null, problem: messageOf(step.error) };
    if (step.kind !== 'document') return;
    try {
      yield* read(step.document);
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error;
      yield { key: '', address: step.document.address, notice: null, problem: messageOf(error) };
    }
  }

  for await (const step of adapter.list(crawl)) yield* readStep(step);
}
