import type { FastifyInstance } from 'fastify';
import { documentText } from '../../platform/contract.ts';
import { referenceStyle, renderReference } from './reference.page.ts';

/** The contract, raw for programs and as one page for people. */
export function referenceRoutes(app: FastifyInstance): void {
  const page = renderReference();
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(documentText));
  app.get('/docs/style.css', async (_request, reply) => reply.type('text/css').send(referenceStyle));
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
