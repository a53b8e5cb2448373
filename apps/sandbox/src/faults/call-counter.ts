import type { FastifyInstance } from 'fastify';
import type { Provider } from './fault.ts';

/** Requests that were already on their way do not count as ignoring Retry-After. */
const onItsWayMs = 1_000;

/** Counts the calls of each service, whatever their result. */
export class CallCounter {
  readonly #counts = new Map<string, number>();
  readonly #waits = new Map<Provider, { from: number; until: number }>();

  /** Counts every request to this part of the sandbox by method and path. */
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

  /** Calls before this time are counted as too early. */
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
