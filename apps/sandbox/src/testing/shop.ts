import type { FastifyInstance } from 'fastify';
import { sandboxChapaKeys } from '../environment.ts';

/** Acts as a shop's server at Chapa. */
export function createShop(app: FastifyInstance, secretKey = sandboxChapaKeys.secretKey) {
  const headers = { authorization: `Bearer ${secretKey}` };
  const order = {
    amount: '2360.00',
    currency: 'ETB',
    first_name: 'Hanna',
    last_name: 'Girma',
    phone_number: '0911000001',
    return_url: 'https://awaj.test/payments/7',
    customization: { title: 'Awaj', description: 'Invoice AWJ-2026-000311' },
  };

  const initialize = (changes: object) =>
    app.inject({ method: 'POST', url: '/chapa/v1/transaction/initialize', headers, payload: { ...order, ...changes } });

  return {
    initialize,
    verify: (txRef: string) => app.inject({ url: `/chapa/v1/transaction/verify/${txRef}`, headers }),
    cancel: (txRef: string) => app.inject({ method: 'PUT', url: `/chapa/v1/transaction/cancel/${txRef}`, headers }),
    /** Opens a checkout and returns its page's path. */
    async open(txRef: string): Promise<string> {
      const response = await initialize({ tx_ref: txRef });
      return new URL(response.json().data.checkout_url).pathname;
    },
    pay: (txRef: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/control/chapa/payments/${txRef}`, payload }),
    refund: (txRef: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/control/chapa/refunds/${txRef}`, payload }),
    press: (path: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
