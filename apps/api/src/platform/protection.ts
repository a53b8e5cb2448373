import { minuteMs } from '@awaj/domain/duration';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { hashToken } from './sessions.ts';

export interface Bounds {
  /** Requests in a minute. Whole neighbourhoods share one address of their mobile network, so it may do much more. */
  ofCredentials: number;
  ofAddress: number;
  /** A request that would wait longer than this for its turn is better sent away; 0 to take them all. */
  eventLoopDelayMs: number;
  /** So many may be under way; whoever comes then is told to come again rather than to wait behind all of them. */
  atOnce: number;
  /** Whoever has not sent all of a request by then is cut off: connections are few, and kept open for nothing. */
  requestMs: number;
}

export const usualBounds: Bounds = {
  ofCredentials: 900,
  ofAddress: 30_000,
  eventLoopDelayMs: 1_000,
  atOnce: 1_000,
  requestMs: 15_000,
};

/** How often in the time that a request may take somebody looks whether it is over. */
const looks = 3;

/** The time that a request may take to arrive, as the server is told it. */
export const arrivalOf = ({ requestMs }: Bounds) => ({
  requestTimeout: requestMs,
  http: { requestTimeout: requestMs, headersTimeout: requestMs, connectionsCheckingInterval: requestMs / looks },
});

const rememberedCallers = 50_000;

const isProbe = ({ url }: FastifyRequest): boolean => url === '/healthz' || url === '/readyz' || url === '/metrics';

const callerKey = ({ headers, ip }: FastifyRequest): string =>
  headers.authorization ? `credentials:${hashToken(headers.authorization).toString('base64url')}` : `address:${ip}`;

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

/** Keeps one caller from taking what is everybody's, and the process from taking on more than it can answer. */
export async function protect(app: FastifyInstance, bounds: Bounds): Promise<void> {
  admitAtMost(app, bounds.atOnce);
  await app.register(rateLimit, {
    timeWindow: minuteMs,
    cache: rememberedCallers,
    keyGenerator: callerKey,
    max: (_request, key) => (key.startsWith('address:') ? bounds.ofAddress : bounds.ofCredentials),
    allowList: (request) => isProbe(request),
    errorResponseBuilder: (_request, { ttl }) => new AppError('tooMany', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: bounds.eventLoopDelayMs,
    pressureHandler: (request) => {
      if (!isProbe(request)) throw new AppError('busy');
    },
  });
}
