import { isIP } from 'node:net';
import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from './same-secret.ts';

/**
 * The servers of our front ends ask in a visitor's name and say from where. Whoever knows the secret is believed; from
 * everybody else the two headers mean nothing.
 */
export function believeForwardedAddresses(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[secretHeader];
    const address = request.headers[visitorHeader];
    const isBelieved = typeof given === 'string' && isSameSecret(given, secret);
    // All that counts or notes addresses reads this.
    if (isBelieved && typeof address === 'string' && isIP(address))
      Object.defineProperty(request, 'ip', { value: address });
    done();
  });
}
