import type { AnswerFault, EventFault, Fault, Provider } from './fault.ts';

interface ActiveFault<F extends Fault> {
  fault: F;
  /** How often it still strikes; null: until it is switched off. */
  timesLeft: number | null;
}

interface Switches {
  answers: ActiveFault<AnswerFault> | null;
  events: ActiveFault<EventFault> | null;
}

export interface ListedFault {
  provider: Provider;
  fault: Fault;
  timesLeft: number | null;
}

/** Which faults are on. A service has one for its answers and one for its events at a time. */
export class FaultBoard {
  readonly #switches = new Map<Provider, Switches>();
  readonly #ended = new Set<(provider: Provider) => void>();

  set(provider: Provider, fault: Fault, timesLeft: number | null): void {
    const others = this.#switches.get(provider) ?? { answers: null, events: null };
    this.#switches.set(
      provider,
      fault.kind === 'webhooks'
        ? { ...others, events: { fault, timesLeft } }
        : { ...others, answers: { fault, timesLeft } },
    );
  }

  /** The fault that strikes this request. */
  takeForAnswer(provider: Provider): AnswerFault | null {
    const switches = this.#switches.get(provider);
    if (!switches?.answers) return null;
    const { fault, timesLeft } = switches.answers;
    switches.answers = timesLeft === 1 ? null : { fault, timesLeft: timesLeft && timesLeft - 1 };
    return fault;
  }

  /** The fault of the answers that is on, without counting it as having struck. */
  ofAnswers(provider: Provider): AnswerFault | null {
    return this.#switches.get(provider)?.answers?.fault ?? null;
  }

  /** The fault that strikes this event, and whether it was the last one. */
  takeForEvent(provider: Provider): { fault: EventFault; isLast: boolean } | null {
    const switches = this.#switches.get(provider);
    if (!switches?.events) return null;
    const { fault, timesLeft } = switches.events;
    const isLast = timesLeft === 1;
    switches.events = isLast ? null : { fault, timesLeft: timesLeft && timesLeft - 1 };
    return { fault, isLast };
  }

  clear(provider?: Provider): void {
    const cleared = provider ? [provider] : [...this.#switches.keys()];
    for (const each of cleared) {
      this.#switches.delete(each);
      for (const listener of this.#ended) listener(each);
    }
  }

  /** Tells when the faults of a service were switched off by hand. */
  onCleared(listener: (provider: Provider) => void): void {
    this.#ended.add(listener);
  }

  list(): ListedFault[] {
    return [...this.#switches].flatMap(([provider, { answers, events }]) =>
      [answers, events].filter((active) => active !== null).map((active) => ({ provider, ...active })),
    );
  }
}
