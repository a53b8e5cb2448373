import { isIP } from 'node:net';
import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from './same-secret.ts';

/**
 * The servers of our front ends call the API for visitors and forward their addresses. The two headers count only with
 * the secret.
 */
export function believeForwardedAddresses(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[secretHeader];
    const address = request.headers[visitorHeader];
    const isBelieved = typeof given === 'string' && isSameSecret(given, secret);
    // Limits and logs read the address from here.
    if (isBelieved && typeof address === 'string' && isIP(address))
      Object.defineProperty(request, 'ip', { value: address });
    done();
  });
}
