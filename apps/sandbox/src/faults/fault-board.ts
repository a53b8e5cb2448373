import type { AnswerFault, EventFault, Fault, Provider } from './fault.ts';

interface ActiveFault<F extends Fault> {
  fault: F;
  /** How many more requests it affects; null: until it is switched off. */
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

/** The active faults: for each service one for answers and one for events. */
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

  /** The fault for this request. */
  takeForAnswer(provider: Provider): AnswerFault | null {
    const switches = this.#switches.get(provider);
    if (!switches?.answers) return null;
    const { fault, timesLeft } = switches.answers;
    switches.answers = timesLeft === 1 ? null : { fault, timesLeft: timesLeft && timesLeft - 1 };
    return fault;
  }

  /** The active fault for answers, without counting down. */
  ofAnswers(provider: Provider): AnswerFault | null {
    return this.#switches.get(provider)?.answers?.fault ?? null;
  }

  /** The fault for this event, and whether it was the last one. */
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

  /** Notifies when a service's faults are switched off by hand. */
  onCleared(listener: (provider: Provider) => void): void {
    this.#ended.add(listener);
  }

  list(): ListedFault[] {
    return [...this.#switches].flatMap(([provider, { answers, events }]) =>
      [answers, events].filter((active) => active !== null).map((active) => ({ provider, ...active })),
    );
  }
}
