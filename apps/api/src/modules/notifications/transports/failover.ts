import { ProviderError } from '../../../http/errors.ts';
import type { SmsGateway } from './sms-gateway.ts';

/** A gateway that failed is left alone for this long, unless it named a time itself. */
const restMs = 30_000;

interface Sent {
  provider: string;
  providerReference: string;
}

export interface SmsSender {
  /** Sends through the first gateway that takes the message. */
  send(message: { to: string; text: string; reference: string }): Promise<Sent>;
  /** Whether one of the gateways took a message that was perhaps sent. */
  find(reference: string): Promise<Sent | null>;
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

    async find(reference) {
      for (const { name, find } of gateways) {
        const providerReference = await find?.(reference);
        if (providerReference) return { provider: name, providerReference };
      }
      return null;
    },
  };
}
