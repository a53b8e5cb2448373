import type { Server } from 'node:http';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { createAnswerCache, usualCacheMs } from './http/answer-cache.ts';
import { answerBroken } from './http/broken-requests.ts';
import { compressAnswers } from './http/compression.ts';
import { createRoutes } from './http/contract-routes.ts';
import { answerUnchanged } from './http/entity-tag.ts';
import { AppError, answerError } from './http/errors.ts';
import { believeForwardedAddresses } from './http/forwarded-address.ts';
import { readJsonBodies } from './http/json-body.ts';
import { logging, logRequest } from './http/logging.ts';
import { type Metrics, metricsRoute } from './http/metrics.ts';
import { referenceRoutes } from './http/reference/reference.routes.ts';
import { arrivalOf, type Bounds, type LimitCredential, limitRequests, usualBounds } from './http/request-limits.ts';
import { compileValidator } from './http/request-validation.ts';
import { endConnectionsOnClose } from './http/shutdown.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { authRoutes } from './modules/account/auth/auth.routes.ts';
import { receiveSmsReplies } from './modules/account/sms-replies.ts';
import { unsubscribingRoutes } from './modules/account/unsubscribing.routes.ts';
import { alertSettingsRoutes } from './modules/alerts/choices/alert-settings.routes.ts';
import { savedSearchRoutes } from './modules/alerts/choices/saved-searches.routes.ts';
import { createSavedSearches } from './modules/alerts/choices/saved-searches.service.ts';
import { feedAddressRoutes } from './modules/alerts/feeds/feed-addresses.routes.ts';
import { feedFileRoutes } from './modules/alerts/feeds/feed-files.routes.ts';
import { tenderCalendarRoutes } from './modules/alerts/feeds/tender-calendar.routes.ts';
import { createCalendarLinks } from './modules/alerts/feeds/tender-calendar.ts';
import { reminderRoutes } from './modules/alerts/reminders/reminders.routes.ts';
import { billingRoutes } from './modules/billing/billing.routes.ts';
import { paymentWebhooks } from './modules/billing/payments/webhooks.ts';
import { campaignRoutes } from './modules/campaigns/campaigns.routes.ts';
import { companyRoutes } from './modules/catalog/companies/companies.routes.ts';
import { createChoices } from './modules/catalog/lookups/choices.ts';
import { listCountRoutes } from './modules/catalog/lookups/list-counts.routes.ts';
import { lookupRoutes } from './modules/catalog/lookups/lookups.routes.ts';
import { sitemapRoutes } from './modules/catalog/sitemap/sitemap.routes.ts';
import { tenderRoutes } from './modules/catalog/tenders/tenders.routes.ts';
import { freshnessRoutes } from './modules/collecting/freshness/freshness.routes.ts';
import { documentRoutes } from './modules/documents/documents.routes.ts';
import { createAuthenticate } from './modules/identity/caller.ts';
import { deliveryHooks } from './modules/notifications/delivery/delivery-hooks.ts';
import { savingRoutes } from './modules/saving/saving.routes.ts';
import { telegramRoutes } from './modules/telegram/telegram.routes.ts';
import { visitRoutes } from './modules/visits/visits.routes.ts';
import type { Services } from './services.ts';

export interface AppDependencies extends Services {
  metrics: Metrics;
  /** The token that reads the metrics from other machines; null to allow only this machine. */
  metricsToken: string | null;
  bounds?: Bounds;
  /** How long answers for visitors are cached. */
  cacheMs?: number;
  /** Proves that a forwarded address comes from one of our servers. */
  forwardSecret: string;
  origins: readonly string[];
  /** Proxies whose forwarded addresses are trusted; without it only this machine. */
  trustedProxies?: readonly string[];
  /** Whether load balancers should stop sending requests here. */
  isDraining?: () => boolean;
  /** The destination and level of log lines. Without it nothing is logged. */
  log?: { level: string; stream?: { write(line: string): void } };
}

const bodyLimit = 64 * 1024;
const corsAgeSeconds = 7_200;

const options = ({
  log,
  bounds = usualBounds,
  trustedProxies = ['loopback'],
}: AppDependencies): FastifyHttpOptions<Server> => ({
  ...(log && { logger: logging(log) }),
  // Fastify’s own log lines would contain the whole address.
  logController: new LogController({ disableRequestLogging: true }),
  frameworkErrors: answerError,
  clientErrorHandler: answerBroken,
  bodyLimit,
  ...arrivalOf(bounds),
  trustProxy: [...trustedProxies],
});

function healthRoutes(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isDraining()) throw new AppError('busy');
    await sql`select 1`.execute(db).catch(() => {
      throw new AppError('busy');
    });
    return { status: 'ready' };
  });
}

async function addSecurityAndCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(helmet, {
    // Data and pictures need nothing; the reference page is the only one for people, and needs its style.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'style-src': ["'self'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // Obsolete headers, headers set above, and headers about windows and scripts, which an API does not have.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'X-XSRF-TOKEN'],
    exposedHeaders: ['Content-Disposition', 'Retry-After'],
    maxAge: corsAgeSeconds,
  });
}

function addMetrics(
  app: FastifyInstance,
  { metrics, metricsToken, smsMetrics, messageMetrics, collectorMetrics }: AppDependencies,
): void {
  metrics.registry.registerMetric(smsMetrics.refused);
  metrics.registry.registerMetric(smsMetrics.today);
  for (const metric of [...Object.values(messageMetrics), ...collectorMetrics]) metrics.registry.registerMetric(metric);
  metricsRoute(app, metrics, metricsToken);
}

/** The routes of all modules. */
function addRoutes(app: FastifyInstance, dependencies: AppDependencies, limitCredential: LimitCredential): void {
  const { db, reads, now, providers } = dependencies;
  const authenticate = createAuthenticate({ db, now, botToken: providers.telegram.botToken, limitCredential });
  const answers = createAnswerCache({ now, cacheMs: dependencies.cacheMs ?? usualCacheMs });
  const routes = createRoutes(app, authenticate, answers);
  const reading = { db: reads, now, readNames: dependencies.readNames };
  const calendarLinks = createCalendarLinks(dependencies);
  tenderRoutes(routes, {
    ...reading,
    readSynonyms: dependencies.readSynonyms,
    calendarUrl: calendarLinks.urlOf,
  });
  const choices = createChoices(dependencies);
  lookupRoutes(routes, { ...dependencies, choices });
  listCountRoutes(routes, { ...dependencies, choices });
  companyRoutes(app, routes, reading);
  sitemapRoutes(routes, reading);
  freshnessRoutes(routes, reading);
  authRoutes(routes, dependencies);
  accountRoutes(routes, dependencies);
  unsubscribingRoutes(routes, { ...dependencies, pauseSearch: createSavedSearches(dependencies).pause });
  savingRoutes(routes, dependencies);
  visitRoutes(routes, dependencies);
  savedSearchRoutes(routes, dependencies);
  alertSettingsRoutes(routes, dependencies);
  reminderRoutes(routes, dependencies);
  feedAddressRoutes(routes, dependencies);
  feedFileRoutes(app, dependencies);
  tenderCalendarRoutes(app, { ...dependencies, calendarLinks });
  telegramRoutes(app, routes, {
    ...dependencies,
    webhookSecret: providers.telegram.webhookSecret,
    paymentUrl: dependencies.payments.urlInChat,
  });
  billingRoutes(routes, dependencies);
  documentRoutes(routes, dependencies);
  campaignRoutes(routes, dependencies);
  paymentWebhooks(app, dependencies.payments);
  deliveryHooks(app, dependencies);
  receiveSmsReplies(app, dependencies);
}

/** The API with its dependencies. The caller listens and provides time and configuration. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, origins, bounds = usualBounds } = dependencies;
  const app = Fastify(options(dependencies));
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new AppError('notFound');
  });
  endConnectionsOnClose(app);
  readJsonBodies(app);
  believeForwardedAddresses(app, dependencies.forwardSecret);
  app.addHook('onSend', answerUnchanged);
  app.addHook('onResponse', logRequest);
  compressAnswers(app);
  await addSecurityAndCors(app, origins);
  const limitCredential = await limitRequests(app, bounds);
  healthRoutes(app, db, dependencies.isDraining ?? (() => false));
  addMetrics(app, dependencies);
  referenceRoutes(app);
  addRoutes(app, dependencies, limitCredential);
  return app;
}
