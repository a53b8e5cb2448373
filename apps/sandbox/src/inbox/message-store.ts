import type { Arrival, Channel, Message } from './message.ts';
import { recipientKey } from './recipient.ts';

interface Filter {
  channel?: Channel | null;
  to?: string | null;
}

/** All delivered messages, in the order of arrival. */
export class MessageStore {
  readonly #now: () => Date;
  readonly #listeners = new Set<() => void>();
  #messages: Message[] = [];
  #lastId = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(arrival: Arrival): Message {
    this.#lastId += 1;
    const message = { ...arrival, id: this.#lastId, at: this.#now(), told: [] };
    this.#messages.push(message);
    this.changed();
    return message;
  }

  noteEvent(id: number, line: string): void {
    this.#messages = this.#messages.map((message) =>
      message.id === id ? { ...message, told: [...message.told, line] } : message,
    );
    this.changed();
  }

  get(id: number): Message | null {
    return this.#messages.find((message) => message.id === id) ?? null;
  }

  /** Newest first. */
  list({ channel = null, to = null }: Filter = {}): Message[] {
    const wanted = to === null ? null : recipientKey(to);
    return this.#messages
      .filter(
        (message) =>
          (channel === null || message.channel === channel) && (wanted === null || recipientKey(message.to) === wanted),
      )
      .reverse();
  }

  clear(): void {
    this.#messages = [];
    this.changed();
  }

  /** Notifies open pages. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
