import { hash } from 'node:crypto';
import type { CheckedNotice } from '../import/checked-notice.ts';
import type { Fingerprint } from '../matching/fingerprint.ts';
import type { ReadText } from './notice-fingerprint.ts';

/** A notice with what it is known by: its source's own key, or a hash of all that it says. */
export interface KeyedNotice {
  notice: CheckedNotice;
  sourceId: number;
  key: string;
  contentHash: Buffer;
  /** All that it says, as it is hashed and stored. */
  json: string;
  /** Where the notice was made of its text. */
  read?: ReadText | undefined;
  /** Where it was worked out before, in another thread. */
  fingerprint?: Fingerprint | undefined;
}

/** A notice always has a printing; the first of several stands for it. */
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

/** Of a notice whose source gave it no key of its own. */
export const isHash = (key: string): boolean => /^[0-9a-f]{64}$/.test(key);

export const identityOf = ({ sourceId, key }: Pick<KeyedNotice, 'sourceId' | 'key'>): string => `${sourceId} ${key}`;

const longestChunk = 100;

/** Chunks in which no notice comes twice: what comes again has to see what came of it before. */
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
