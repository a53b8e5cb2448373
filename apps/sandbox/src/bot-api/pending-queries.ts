import { randomInt } from 'node:crypto';

export interface PreCheckoutAnswer {
  isOk: boolean;
  errorMessage: string | null;
}

/** Queries that the bot has to answer in time; afterwards Telegram forgets them. */
export class PendingQueries<Answer> {
  readonly #open = new Map<string, (answer: Answer) => void>();

  /** Null if no answer came in time. */
  ask(withinMs: number): { id: string; answer: Promise<Answer | null> } {
    const id = String(randomInt(1_000_000_000, 200_000_000_000));
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const timer = setTimeout(() => end(null), withinMs).unref();
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      this.#open.delete(id);
      resolve(answer);
    };
    this.#open.set(id, end);
    return { id, answer: promise };
  }

  /** False if there is no such query, or no longer. */
  answer(id: string, answer: Answer): boolean {
    const end = this.#open.get(id);
    end?.(answer);
    return end !== undefined;
  }
}
