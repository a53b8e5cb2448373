import type { FastifyInstance } from 'fastify';
import { receiveWebhooks } from '../../../http/webhooks.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSync } from './payment-sync.ts';

interface Dependencies {
  providers: readonly PaymentProvider[];
  sync: Pick<PaymentSync, 'receiveEvent'>;
}

/** The routes of the webhooks of payment providers. */
export function paymentWebhooks(app: FastifyInstance, { providers, sync }: Dependencies): void {
  const webhooks = providers.flatMap((provider) => {
    const { name, webhook } = provider;
    if (!webhook) return [];
    const receive = async (body: unknown) => {
      const event = webhook.parseEvent(body);
      if (event) await sync.receiveEvent(provider, event);
    };
    return [{ path: `/webhooks/${name}`, isAuthentic: webhook.isAuthentic, receive }];
  });
  receiveWebhooks(app, webhooks);
}
