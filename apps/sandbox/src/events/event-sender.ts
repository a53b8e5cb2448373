import { setTimeout as delay } from 'node:timers/promises';
import type { EventFault, Provider } from '../faults/fault.ts';
import type { FaultBoard } from '../faults/fault-board.ts';

/** An event that a service sends to the product. */
export interface OutgoingEvent {
  provider: Provider;
  url: string;
  body: Readonly<Record<string, unknown>>;
  /** The headers depend on the sent bytes, because they may contain a signature. */
  headersOf: (payload: string) => Readonly<Record<string, string>>;
  isTaken: (status: number) => boolean;
}

export interface DeliveryReport {
  outcome: 'delivered' | 'given-up' | 'dropped' | 'held';
  /** The answer to each attempt; null if there was none. */
  statuses: readonly (number | null)[];
}

export interface EventSettings {
  apiUrl: URL;
  /** Between two attempts to deliver an event. The real services wait for minutes. */
  retryAfterMs: number;
  tries: number;
}

const timeoutMs = 10_000;

/** Delivers events, retries until they are taken, and applies the active fault. */
export class EventSender {
  readonly #faults: FaultBoard;
  readonly #settings: EventSettings;
  readonly #held = new Map<Provider, OutgoingEvent[]>();
  readonly #stopping = new AbortController();

  constructor(faults: FaultBoard, settings: EventSettings) {
    this.#faults = faults;
    this.#settings = settings;
    faults.onCleared((provider) => void this.#release(provider));
  }

  async send(event: OutgoingEvent): Promise<DeliveryReport> {
    const struck = this.#faults.takeForEvent(event.provider);
    if (!struck) return this.#deliver(event);
    const { fault, isLast } = struck;
    if (fault.isDropped) return { outcome: 'dropped', statuses: [] };
    const changed = { ...event, body: { ...event.body, ...fault.changes } };
    if (fault.isReordered) return this.#hold(changed, isLast);
    return this.#sendUnder(fault, changed);
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #sendUnder({ delayMs, duplicates }: EventFault, event: OutgoingEvent): Promise<DeliveryReport> {
    if (delayMs > 0) await this.#wait(delayMs);
    const reports = await Promise.all(Array.from({ length: duplicates + 1 }, () => this.#deliver(event)));
    const outcome = reports.every((report) => report.outcome === 'delivered') ? 'delivered' : 'given-up';
    return { outcome, statuses: reports.flatMap(({ statuses }) => statuses) };
  }

  async #hold(event: OutgoingEvent, isLast: boolean): Promise<DeliveryReport> {
    this.#held.set(event.provider, [...(this.#held.get(event.provider) ?? []), event]);
    const [own] = isLast ? await this.#release(event.provider) : [];
    return own ?? { outcome: 'held', statuses: [] };
  }

  async #release(provider: Provider): Promise<DeliveryReport[]> {
    const events = this.#held.get(provider) ?? [];
    this.#held.delete(provider);
    const reports: DeliveryReport[] = [];
    for (const event of events.reverse()) reports.push(await this.#deliver(event));
    return reports;
  }

  async #deliver(event: OutgoingEvent): Promise<DeliveryReport> {
    const statuses: (number | null)[] = [];
    while (statuses.length < this.#settings.tries && !this.#stopping.signal.aborted) {
      if (statuses.length > 0) await this.#wait(this.#settings.retryAfterMs);
      const status = await this.#post(event);
      statuses.push(status);
      if (status !== null && event.isTaken(status)) return { outcome: 'delivered', statuses };
    }
    return { outcome: 'given-up', statuses };
  }

  async #post({ url, body, headersOf }: OutgoingEvent): Promise<number | null> {
    const payload = JSON.stringify(body);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(payload) },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  /** Ends early when the sandbox stops. */
  async #wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
