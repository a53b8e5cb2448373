import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * For GET calls that change something: a browser that loads or prefetches a page sends these headers, and must not
 * trigger them.
 */
export function refusePageLoad({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isPrefetch = [headers['sec-purpose'], headers.purpose].some((purpose) => String(purpose).includes('prefetch'));
  if (isPrefetch || headers['sec-fetch-mode'] === 'navigate') throw new AppError('pageLoadRefused');
}
