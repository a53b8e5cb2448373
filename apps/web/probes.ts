import type { FastifyInstance } from 'fastify';

const timeoutMs = 2_000;

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Probes for deployments and load balancers. The server is not ready without the API, because pages need it. */
export function answerProbes(
  app: FastifyInstance,
  { apiUrl, isClosing }: { apiUrl: string; isClosing: () => boolean },
) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = !isClosing() && (await answers(`${apiUrl}/readyz`));
    return isReady ? { status: 'ready' } : reply.code(503).header('retry-after', '5').send({ status: 'unavailable' });
  });
}
