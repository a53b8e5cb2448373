import type { FastifyInstance } from 'fastify';
import type { Provider } from './fault.ts';

/** How often each call of each service was made, whatever became of it. */
export class CallCounter {
  readonly #counts = new Map<string, number>();

  /** Counts every request to this part of the sandbox under its method and path. */
  watch(scope: FastifyInstance, provider: Provider): void {
    scope.addHook('onRequest', async ({ method, routeOptions }) => {
      const path = (routeOptions.url ?? '').slice(scope.prefix.length + 1);
      this.count(provider, `${method} ${path}`);
    });
  }

  count(provider: Provider, call: string): void {
    const key = `${provider} ${call}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  list(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  clear(): void {
    this.#counts.clear();
  }
}
