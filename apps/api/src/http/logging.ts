import type { FastifyLoggerOptions, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { networkOf } from './address.ts';

/** The database quotes values of a row in its messages; code and names are enough to find the place. */
function describeError(error: Error & { code?: unknown; severity?: unknown; constraint?: unknown; table?: unknown }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isOfDatabase = typeof error.severity === 'string';
  return {
    type: error.name,
    code: error.code,
    message: isOfDatabase ? 'the database refused' : error.message,
    ...(isOfDatabase && { table: error.table, constraint: error.constraint }),
    stack: frames.join('\n'),
  };
}

type Log = Pick<FastifyLoggerOptions, 'level' | 'stream'>;

export const logging = (log: Log) =>
  ({ ...log, serializers: { err: describeError } }) satisfies FastifyServerOptions['logger'];

/** One line a request, with the route instead of the address, because queries contain searches and init data. */
export function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, routeOptions } = request;
  const ms = Math.round(reply.elapsedTime);
  request.log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }, 'request');
  done();
}

export type SecurityEvent =
  | 'login.failed'
  | 'login.locked'
  | 'login.new-device'
  | 'reset.failed'
  | 'reset.locked'
  | 'reset.done'
  | 'password.changed'
  | 'phone.taken-over';

/** Never a phone, email or token, because more people read the log than the database. */
interface EventFacts {
  userId?: number;
}

export type RecordEvent = (event: SecurityEvent, facts?: EventFacts) => void;

/** Security events for operators: one line each, with the network they came from. */
export const eventsOf =
  ({ log, ip }: Pick<FastifyRequest, 'log' | 'ip'>): RecordEvent =>
  (event, facts = {}) =>
    log.warn({ event, network: networkOf(ip), ...facts }, 'security event');
