import { type CollectedNotice, DocumentFault, isUsable, type RawDocument } from '../adapters/adapter.ts';
import type { ConfiguredAdapter } from '../adapters/adapters.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { ReadText } from '../publishing/notice-fingerprint.ts';
import type { Refused } from './quarantine.ts';
import { type NoticeContext, toCheckedNotice } from './to-notice.ts';

/** A notice that was read, with its document. */
export interface ReadNotice {
  document: Pick<RawDocument, 'id' | 'address'>;
  piece: CollectedNotice;
  notice: CheckedNotice;
  /** The text and its reading, if the notice was made from a text. */
  read?: ReadText | undefined;
}

export interface NewReading {
  raw_document_id: number;
  notice_key: string;
  fields: string;
}

/** The outcome for one part of a document. */
export interface ReadPiece {
  /** Null if the part had no text to read. */
  reading: NewReading | null;
  outcome: ReadNotice | Refused;
}

export const isRefused = (outcome: ReadNotice | Refused): outcome is Refused => 'reason' in outcome;

const mostPieces = 20_000;

export const refusal = (
  document: Pick<RawDocument, 'id' | 'address'>,
  noticeKey: string,
  reason: string,
  detail: string,
): Refused => ({ address: document.address, noticeKey, reason, detail, documentId: document.id });

/** Reads the notices of a document one by one. Throws a `DocumentFault` if it has none that can be read. */
export async function* readPieces(
  adapter: ConfiguredAdapter,
  document: RawDocument,
  context: NoticeContext,
): AsyncGenerator<ReadPiece> {
  let count = 0;
  for await (const piece of adapter.read(document)) {
    if (++count > mostPieces) throw new DocumentFault('too-much', `more than ${mostPieces} notices`);
    if (!isUsable(piece)) {
      yield { reading: null, outcome: refusal(document, piece.key, piece.reason, piece.detail) };
      continue;
    }
    const made = toCheckedNotice(piece, document.firstSeenOn, context);
    const fields = JSON.stringify({ ...made.fields, version: piece.version });
    yield {
      reading: { raw_document_id: document.id, notice_key: piece.key, fields },
      outcome:
        'notice' in made
          ? { document, piece, notice: made.notice, read: made.read }
          : refusal(document, piece.key, made.reason, made.detail),
    };
  }
}
