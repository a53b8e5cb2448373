import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { sql } from 'kysely';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { companyRoutes } from './modules/companies/companies.routes.ts';
import { lookupRoutes } from './modules/lookups/lookups.routes.ts';
import { referenceRoutes } from './modules/reference/reference.routes.ts';
import { tenderRoutes } from './modules/tenders/tenders.routes.ts';
import { createAuthenticate } from './platform/caller.ts';
import { createRoutes } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { AppError, answerError } from './platform/errors.ts';

export interface AppDependencies {
  db: Database;
  now: () => Date;
  botToken: string;
  origins: readonly string[];
  logger?: FastifyServerOptions['logger'];
}

const bodyLimit = 64 * 1024;
const hourSeconds = 3_600;

const options = (logger: AppDependencies['logger']): FastifyServerOptions => ({
  logger: logger ?? false,
  // Our own lines tell a request without its query string, where init data and words of a search stand.
  disableRequestLogging: true,
  bodyLimit,
  requestTimeout: 15_000,
  trustProxy: 'loopback',
  // Strict about unknown fields, lenient only where HTTP has nothing but text.
  ajv: { customOptions: { removeAdditional: false, allowUnionTypes: true, coerceTypes: true } },
});

function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new AppError('busy');
    });
    return { status: 'ready' };
  });
}

/** The API over its dependencies; listening, time and configuration are its caller's. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, origins, logger } = dependencies;
  const app = Fastify(options(logger));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  await app.register(helmet, { crossOriginResourcePolicy: { policy: 'cross-origin' } });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'X-XSRF-TOKEN'],
    exposedHeaders: ['Retry-After'],
    maxAge: 2 * hourSeconds,
  });
  healthRoutes(app, db);
  referenceRoutes(app);
  const routes = createRoutes(app, createAuthenticate(dependencies));
  tenderRoutes(routes, dependencies);
  lookupRoutes(routes, dependencies);
  companyRoutes(app, routes, dependencies);
  authRoutes(routes, dependencies);
  return app;
}
