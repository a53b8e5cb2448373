import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * Calls that change something on a GET are for scripts: a browser that loads a page, or fetches one ahead of time, sends
 * these headers and must not set anything off.
 */
export function refusePageLoad({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isPrefetch = [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose).includes('prefetch'));
  if (isPrefetch || headers['sec-fetch-mode'] === 'navigate') throw new AppError('pageLoadRefused');
}
