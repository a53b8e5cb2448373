export const channels = ['sms', 'mail', 'telegram'] as const;

export type Channel = (typeof channels)[number];

export const isChannel = (name: unknown): name is Channel => channels.some((known) => known === name);

/** Fields of every message, whatever its channel. */
interface Delivery {
  provider: 'afromessage' | 'geezsms' | 'smtp' | 'telegram';
  from: string;
  to: string;
  text: string;
  /** The provider's id of the message. */
  providerReference: string;
  /** The sender's id: two messages with the same one were sent twice. */
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
        /** Where bounces go. */
        returnPath: string;
      }
    | { channel: 'telegram'; replyMarkup: unknown }
  );

export type Message = Arrival & {
  id: number;
  at: Date;
  /** Delivery events already sent for it, with the product's answers. */
  told: readonly string[];
};
