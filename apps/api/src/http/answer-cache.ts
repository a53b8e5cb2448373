import type { Encoding } from '@awaj/settings/headers';
import { compress, worthBytes } from './answer-encoding.ts';
import { tagOf } from './entity-tag.ts';

/** What visitors are shown may be this old. */
export const usualCacheMs = 10_000;

const answersAtMost = 500;
/** Compressed bodies come on top: about half as much again. */
const bytesAtMost = 4 * 1024 * 1024;

/** An answer as it goes over the wire, compressed when it is first asked for so. */
export class CachedAnswer {
  readonly body: Buffer;
  readonly tag: string;
  /** When its data began to be read. */
  readonly at: number;
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor(text: string, at: number) {
    this.body = Buffer.from(text);
    this.tag = tagOf(text);
    this.at = at;
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= worthBytes;
  }

  bodyAs(encoding: Encoding): Buffer {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const body = compress(this.body, encoding);
    this.#compressed.set(encoding, body);
    return body;
  }
}

/** Answers that are the same for everybody who has not signed in, for some seconds. See decision 24. */
export interface AnswerCache {
  find(key: string): CachedAnswer | undefined;
  /** Requests that come while an answer is being made share it. They share a failure too, and it is not cached. */
  make(key: string, load: () => Promise<string>): Promise<CachedAnswer>;
  /** For how long an answer may still be shown. */
  leftMs(answer: CachedAnswer): number;
}

export function createAnswerCache({ now, cacheMs }: { now: () => Date; cacheMs: number }): AnswerCache {
  // The one that was asked for longest ago comes first.
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

  async function load(key: string, read: () => Promise<string>): Promise<CachedAnswer> {
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
