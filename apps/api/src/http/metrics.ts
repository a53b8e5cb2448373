import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from './errors.ts';
import { isSameSecret } from './same-secret.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response times, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'job_failures_total',
    help: 'Failed jobs, which are retried.',
    registers: [registry],
  });
  return { registry, requests, jobs };
}

export type Metrics = ReturnType<typeof createMetrics>;

const isHere = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return isHere(ip);
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

/** The metrics for Prometheus, only from this machine or with the token from the settings. */
export function metricsRoute(app: FastifyInstance, { registry, requests }: Metrics, token: string | null): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
