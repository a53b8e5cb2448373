import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { documentText } from '../contract.ts';
import { renderReference } from './reference.page.ts';

const hour = 'public, max-age=3600';

/** The contract, raw for programs and as one page for people. */
export function referenceRoutes(app: FastifyInstance): void {
  const page = renderReference();
  const style = readFileSync(join(import.meta.dirname, 'reference.css'), 'utf8');
  const serve = (url: string, type: string, text: string) =>
    app.get(url, async (_request, reply) => reply.header('Cache-Control', hour).type(type).send(text));
  serve('/openapi.json', 'application/json; charset=utf-8', documentText);
  serve('/docs', 'text/html; charset=utf-8', page);
  serve('/docs/style.css', 'text/css; charset=utf-8', style);
}
