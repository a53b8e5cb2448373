import type { Encoding } from '@awaj/settings/headers';
import { ownBytes } from '@awaj/settings/own-bytes';
import { compress, worthBytes } from './answer-encoding.ts';
import { tagOf } from './entity-tag.ts';

/** The maximum age of answers for visitors. */
export const usualCacheMs = 10_000;

const answersAtMost = 500;
/** Without compressed bodies, which add about half as much. */
const bytesAtMost = 4 * 1024 * 1024;

/** An answer in wire format, compressed on the first request for that encoding. */
export class CachedAnswer {
  readonly body: Buffer;
  readonly tag: string;
  /** When reading its data began. */
  readonly at: number;
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor(body: Buffer, at: number) {
    this.body = ownBytes(body);
    this.tag = tagOf(body);
    this.at = at;
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= worthBytes;
  }

  bodyAs(encoding: Encoding): Buffer {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const body = ownBytes(compress(this.body, encoding));
    this.#compressed.set(encoding, body);
    return body;
  }
}

/** Answers that are the same for everybody who has not signed in, for some seconds. See decision 24. */
export interface AnswerCache {
  find(key: string): CachedAnswer | undefined;
  /** Concurrent requests share one answer or one failure. A failure is not cached. */
  make(key: string, load: () => Promise<Buffer>): Promise<CachedAnswer>;
  /** How long an answer is still fresh. */
  leftMs(answer: CachedAnswer): number;
}

export function createAnswerCache({ now, cacheMs }: { now: () => Date; cacheMs: number }): AnswerCache {
  // The least recently used one comes first.
  const answers = new Map<string, CachedAnswer>();
  const underWay = new Map<string, Promise<CachedAnswer>>();
  let bytes = 0;

  const leftMs = ({ at }: CachedAnswer): number => cacheMs - Math.abs(now().getTime() - at);
  const sizeOf = (key: string, { body }: CachedAnswer): number => key.length + body.length;

  function add(key: string, answer: CachedAnswer): void {
    answers.set(key, answer);
    bytes += sizeOf(key, answer);
  }

  function remove(key: string, answer: CachedAnswer): void {
    answers.delete(key);
    bytes -= sizeOf(key, answer);
  }

  function keep(key: string, answer: CachedAnswer): void {
    const before = answers.get(key);
    if (before) remove(key, before);
    add(key, answer);
    for (const [oldKey, old] of answers) {
      if (bytes <= bytesAtMost && answers.size <= answersAtMost) return;
      remove(oldKey, old);
    }
  }

  async function load(key: string, read: () => Promise<Buffer>): Promise<CachedAnswer> {
    const at = now().getTime();
    const answer = new CachedAnswer(await read(), at);
    keep(key, answer);
    return answer;
  }

  return {
    leftMs,
    find(key) {
      const answer = answers.get(key);
      if (!answer) return undefined;
      remove(key, answer);
      if (leftMs(answer) <= 0) return undefined;
      add(key, answer);
      return answer;
    },
    make(key, read) {
      const begun = underWay.get(key);
      if (begun) return begun;
      const making = load(key, read).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
