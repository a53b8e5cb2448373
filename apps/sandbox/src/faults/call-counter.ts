import type { FastifyInstance } from 'fastify';
import type { Provider } from './fault.ts';

/** What was on its way when somebody was asked to wait is no fault of theirs. */
const onItsWayMs = 1_000;

/** How often each call of each service was made, whatever became of it. */
export class CallCounter {
  readonly #counts = new Map<string, number>();
  readonly #waits = new Map<Provider, { from: number; until: number }>();

  /** Counts every request to this part of the sandbox under its method and path. */
  watch(scope: FastifyInstance, provider: Provider): void {
    scope.addHook('onRequest', async ({ method, routeOptions }) => {
      const path = (routeOptions.url ?? '').slice(scope.prefix.length + 1);
      this.count(provider, `${method} ${path}`);
    });
  }

  count(provider: Provider, call: string): void {
    this.#add(`${provider} ${call}`);
    const wait = this.#waits.get(provider);
    const now = performance.now();
    if (wait && now > wait.from && now < wait.until) this.#add(`${provider} too early`);
  }

  /** Whoever calls before that is over is counted once more. */
  askToWait(provider: Provider, seconds: number): void {
    const now = performance.now();
    this.#waits.set(provider, { from: now + onItsWayMs, until: now + seconds * 1_000 });
  }

  #add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  list(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  clear(): void {
    this.#counts.clear();
    this.#waits.clear();
  }
}
