import { hash } from 'node:crypto';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint/fingerprint.ts';
import type { ReadText } from './notice-fingerprint.ts';

/** A notice with its key: the source's own key, or a hash of its content. */
export interface KeyedNotice {
  notice: CheckedNotice;
  sourceId: number;
  key: string;
  contentHash: Buffer;
  /** The content as it is hashed and stored. */
  json: string;
  /** Set if the notice was made from a text. */
  read?: ReadText | undefined;
  /** Set if another thread has computed it. */
  fingerprint?: Fingerprint | undefined;
}

/** Adds the key. A notice has at least one printing, and the first one identifies it. */
export function toKeyed(notice: CheckedNotice, read?: ReadText): KeyedNotice {
  const json = JSON.stringify(notice);
  const contentHash = hash('sha256', json, 'buffer');
  return {
    notice,
    sourceId: notice.sources[0]?.sourceId ?? 0,
    key: notice.externalKey ?? contentHash.toString('hex'),
    contentHash,
    json,
    read,
  };
}

/** Whether the key is a hash because the source gave none. */
export const isHash = (key: string): boolean => /^[0-9a-f]{64}$/.test(key);

export const identityOf = ({ sourceId, key }: Pick<KeyedNotice, 'sourceId' | 'key'>): string => `${sourceId} ${key}`;

const longestChunk = 100;

/**
 * Splits notices into chunks in which no notice occurs twice, because a repeated notice needs the result of the first.
 */
export function splitAtRepeats(notices: readonly KeyedNotice[]): KeyedNotice[][] {
  const chunks: KeyedNotice[][] = [];
  let seen = new Set<string>();
  for (const notice of notices) {
    const identity = identityOf(notice);
    if (seen.has(identity) || (chunks.at(-1)?.length ?? longestChunk) >= longestChunk) {
      chunks.push([]);
      seen = new Set();
    }
    chunks.at(-1)?.push(notice);
    seen.add(identity);
  }
  return chunks;
}
