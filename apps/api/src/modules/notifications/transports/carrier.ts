import type { RenderedMessage } from '../templates.ts';

export interface AddressedMessage extends RenderedMessage {
  to: string;
  /** Ours, by which a carrier can tell a message that comes twice. */
  reference: string;
}

/**
 * A company or server that carries messages. It throws `NoAnswer` where nobody knows whether it took the message,
 * another `ProviderError` where it did not, and `Undeliverable` where it never will.
 */
export interface Carrier {
  name: string;
  /** Answers with the carrier's own reference. */
  send(message: AddressedMessage): Promise<string>;
  /** What comes twice is shown once, so that a doubt does no harm. */
  isRepeatable?: boolean;
  /** Its reference of a message that it took under ours; only some can be asked. */
  find?(reference: string): Promise<string | null>;
  /** Waits until it may be given another; answers with a time to come back at instead, if that is better than to wait. */
  awaitTurn?(to: string): Promise<Date | null>;
  /** Asks it something that does no harm, to see whether it works again; throws as `send` does. */
  check?(): Promise<void>;
}
