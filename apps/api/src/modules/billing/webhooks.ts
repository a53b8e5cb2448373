import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/errors.ts';
import type { PaymentSync } from './payment-sync.ts';
import type { PaymentProvider, Webhook } from './providers/payment-provider.ts';

interface Dependencies {
  providers: readonly PaymentProvider[];
  sync: Pick<PaymentSync, 'receiveEvent'>;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('invalid');
  }
}

/**
 * Where providers tell of payments. They repeat what is not answered with 200, so an event is acknowledged only once all
 * that it leads to is stored.
 */
export function paymentWebhooks(app: FastifyInstance, { providers, sync }: Dependencies): void {
  app.register(async (scope) => {
    // Signatures are of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const addWebhook = (provider: PaymentProvider, { isAuthentic, parseEvent }: Webhook) =>
      scope.post(`/webhooks/${provider.name}`, async ({ headers, body }) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        if (!isAuthentic(bytes, headers)) throw new AppError('unauthorized');
        const event = parseEvent(parseJson(bytes));
        if (event) await sync.receiveEvent(provider, event);
        return { status: true };
      });
    for (const provider of providers) if (provider.webhook) addWebhook(provider, provider.webhook);
  });
}
