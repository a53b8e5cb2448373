import { ProviderError } from '../../platform/provider-error.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** A gateway that failed is left alone for this long, unless it named a time itself. */
const restMs = 30_000;

export interface SmsSender {
  /** Sends through the first gateway that takes the message. */
  send(message: {
    to: string;
    text: string;
    reference: string;
  }): Promise<{ provider: string; providerReference: string }>;
}

/** Gateways in the order they are preferred; one that fails is passed over for a while. */
export function createSmsSender(gateways: readonly SmsGateway[], now: () => Date): SmsSender {
  const restsUntil = new Map<string, number>();
  const isResting = ({ name }: SmsGateway) => (restsUntil.get(name) ?? 0) > now().getTime();

  function rest({ name }: SmsGateway, error: unknown): void {
    const ms = error instanceof ProviderError ? (error.retryAfterMs ?? restMs) : restMs;
    restsUntil.set(name, now().getTime() + ms);
  }

  return {
    async send(message) {
      const awake = gateways.filter((gateway) => !isResting(gateway));
      for (const gateway of awake) {
        try {
          return { provider: gateway.name, providerReference: await gateway.send(message) };
        } catch (error) {
          rest(gateway, error);
        }
      }
      throw new ProviderError('sms', 'no gateway took the message');
    },
  };
}
