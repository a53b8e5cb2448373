import { randomInt } from 'node:crypto';
import type { DeliveryReport, EventSender } from '../events/event-sender.ts';
import { BotApiError } from './bot-error.ts';

/** The event, under the name of its kind: `message`, `callback_query`, `pre_checkout_query`. */
export type UpdateContent = Readonly<Record<string, unknown>>;

type Update = UpdateContent & { update_id: number };

export interface Webhook {
  url: string;
  secretToken: string | null;
}

/** `queued`: waits for the bot to poll. */
export type UpdateReport = DeliveryReport | { outcome: 'queued' };

type WaitEnd = 'over' | 'replaced';

interface Question {
  offset: number;
  limit: number;
  timeoutMs: number;
  signal: AbortSignal;
}

/** Updates for the bot: posted to its webhook one after the other, or kept until it polls. */
export class UpdateQueue {
  readonly #events: EventSender;
  #lastId = randomInt(100_000_000, 900_000_000);
  #waiting: Update[] = [];
  #webhook: Webhook | null = null;
  #allowed: readonly string[] = [];
  #posting: Promise<unknown> = Promise.resolve();
  #longPoll: PromiseWithResolvers<WaitEnd> | null = null;
  #listeners: (() => void)[] = [];

  constructor(events: EventSender) {
    this.#events = events;
  }

  get webhook(): Webhook | null {
    return this.#webhook;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  async push(content: UpdateContent): Promise<UpdateReport> {
    const isWanted = this.#allowed.length === 0 || this.#allowed.some((kind) => kind in content);
    if (!isWanted) return { outcome: 'dropped', statuses: [] };
    this.#lastId += 1;
    const update = { update_id: this.#lastId, ...content };
    if (this.#webhook) return this.#post(update, this.#webhook);
    this.#waiting.push(update);
    this.#longPoll?.resolve('over');
    return { outcome: 'queued' };
  }

  allow(kinds: readonly string[]): void {
    this.#allowed = kinds;
  }

  setWebhook(webhook: Webhook | null, { dropsWaiting }: { dropsWaiting: boolean }): void {
    this.#webhook = webhook;
    this.#longPoll?.resolve('replaced');
    if (dropsWaiting) this.#waiting = [];
    if (webhook) for (const update of this.#waiting.splice(0)) void this.#post(update, webhook);
  }

  /** The updates from `offset` on; earlier ones are confirmed. Waits for the first if there are none. */
  async ask({ offset, limit, timeoutMs, signal }: Question): Promise<Update[]> {
    if (this.#webhook) throw conflict("can't use getUpdates method while webhook is active");
    this.#longPoll?.resolve('replaced');
    this.#waiting =
      offset < 0 ? this.#waiting.slice(offset) : this.#waiting.filter(({ update_id: id }) => id >= offset);
    if (this.#waiting.length === 0) for (const tell of this.#listeners.splice(0)) tell();
    if (this.#waiting.length === 0 && timeoutMs > 0) await this.#awaitUpdate(timeoutMs, signal);
    return this.#waiting.slice(0, limit);
  }

  /** Whether the bot has taken all updates, or does so in time. */
  async isHeard(withinMs: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), withinMs).unref();
    if (this.#waiting.length > 0) this.#listeners.push(() => resolve(true));
    else void this.#posting.finally(() => resolve(true));
    const isHeard = await promise;
    clearTimeout(timer);
    return isHeard;
  }

  clear(): void {
    this.#waiting = [];
  }

  async #awaitUpdate(timeoutMs: number, signal: AbortSignal): Promise<void> {
    const wait = Promise.withResolvers<WaitEnd>();
    this.#longPoll = wait;
    const timer = setTimeout(() => wait.resolve('over'), timeoutMs).unref();
    signal.addEventListener('abort', () => wait.resolve('over'), { once: true });
    const end = await wait.promise;
    clearTimeout(timer);
    if (end === 'replaced') throw conflict('terminated by other getUpdates request');
  }

  #post(update: Update, { url, secretToken }: Webhook): Promise<DeliveryReport> {
    const posted = this.#posting.then(() =>
      this.#events.send({
        provider: 'telegram',
        url,
        body: update,
        headersOf: () => (secretToken === null ? {} : { 'x-telegram-bot-api-secret-token': secretToken }),
        isTaken: (status) => status >= 200 && status < 300,
      }),
    );
    this.#posting = posted;
    return posted;
  }
}

const conflict = (reason: string) => new BotApiError(409, `Conflict: ${reason}`);
