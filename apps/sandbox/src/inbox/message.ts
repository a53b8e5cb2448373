export const channels = ['sms', 'mail', 'telegram'] as const;

export type Channel = (typeof channels)[number];

export const isChannel = (name: unknown): name is Channel => channels.some((known) => known === name);

/** What every message has, by whichever way it came. */
interface Delivery {
  provider: 'afromessage' | 'geezsms' | 'smtp' | 'telegram';
  from: string;
  to: string;
  text: string;
  /** The provider's name for the message. */
  providerReference: string;
  /** The sender's own name for it: what comes twice under one of these was sent twice. */
  reference: string | null;
}

export type Arrival = Delivery &
  (
    | { channel: 'sms' }
    | {
        channel: 'mail';
        subject: string;
        html: string | null;
        headers: Readonly<Record<string, string>>;
        /** Where it goes when it cannot be delivered. */
        returnPath: string;
      }
    | { channel: 'telegram'; replyMarkup: unknown }
  );

export type Message = Arrival & {
  id: number;
  at: Date;
  /** What its carrier has told of it, with the answer to that. */
  told: readonly string[];
};
