import { minuteMs } from '@awaj/domain/duration';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { subnetBits } from './address.ts';
import { AppError } from './errors.ts';

export interface Bounds {
  /** Requests per minute. Many phones of a mobile network share one IP address, so its limit is much higher. */
  ofAddress: number;
  /** For one session or Telegram user, across addresses. */
  ofCredentials: number;
  /** Requests are refused while the event loop is later than this on average; 0 accepts all. */
  eventLoopDelayMs: number;
  /** The time of one average. It is longer than a single pause may be: a pause that is over is no reason to refuse. */
  eventLoopSampleMs: number;
  /** The maximum of concurrent requests. Further ones are refused with 503 instead of queued. */
  atOnce: number;
  /** A request that has not arrived in full by then is cut off, so that slow senders do not use up the connections. */
  requestMs: number;
}

export const usualBounds: Bounds = {
  ofAddress: 30_000,
  ofCredentials: 900,
  eventLoopDelayMs: 1_000,
  eventLoopSampleMs: 5_000,
  atOnce: 1_000,
  requestMs: 15_000,
};

/** A slow request is detected after at most a third more time. */
const checksPerRequest = 3;

/** The server's options for how long a request may take to arrive. */
export const arrivalOf = ({ requestMs }: Bounds) => ({
  requestTimeout: requestMs,
  http: {
    requestTimeout: requestMs,
    headersTimeout: requestMs,
    connectionsCheckingInterval: requestMs / checksPerRequest,
  },
});

const rememberedCallers = 50_000;

const isProbe = ({ url }: FastifyRequest): boolean => url === '/healthz' || url === '/readyz' || url === '/metrics';

const waiting = (ttlMs: number) => new AppError('tooMany', { retryAfterSeconds: Math.ceil(ttlMs / 1_000) });

const credential = 'credential';

/** Limits valid credentials that are used too often. Invalid ones must not create new counters. */
export type LimitCredential = (request: FastifyRequest, key: string) => Promise<void>;

function limitCredentials(app: FastifyInstance, max: number): LimitCredential {
  app.decorateRequest(credential, null);
  const count = app.createRateLimit({
    max,
    timeWindow: minuteMs,
    keyGenerator: (request) => String(request.getDecorator(credential)),
  });
  return async (request, key) => {
    request.setDecorator(credential, key);
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw waiting(state.ttl);
  };
}

function admitAtMost(app: FastifyInstance, atOnce: number): void {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (isProbe(request)) return done();
    if (underWay >= atOnce) return done(new AppError('busy'));
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    done();
  });
}

/** Limits each caller, and protects the process from overload. */
export async function limitRequests(app: FastifyInstance, bounds: Bounds): Promise<LimitCredential> {
  admitAtMost(app, bounds.atOnce);
  await app.register(rateLimit, {
    timeWindow: minuteMs,
    cache: rememberedCallers,
    global: false,
    ipv6Subnet: subnetBits,
    max: bounds.ofAddress,
    allowList: (request) => isProbe(request),
    errorResponseBuilder: (_request, { ttl }) => waiting(ttl),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  // Runs before the routes, and also for unknown addresses.
  app.addHook('onRequest', app.rateLimit());
  await app.register(underPressure, {
    maxEventLoopDelay: bounds.eventLoopDelayMs,
    sampleInterval: bounds.eventLoopSampleMs,
    pressureHandler: (request) => {
      if (!isProbe(request)) throw new AppError('busy');
    },
  });
  return limitCredentials(app, bounds.ofCredentials);
}
