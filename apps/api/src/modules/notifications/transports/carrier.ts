import type { RenderedMessage } from '../templates.ts';

export interface AddressedMessage extends RenderedMessage {
  to: string;
  /** Our id, by which a carrier can recognise a repeated message. */
  reference: string;
}

/** `now` lasts until a moment, after which the message would be one too many. `later` is a time to come back. */
export type Turn = { kind: 'now'; until: Date } | { kind: 'later'; at: Date };

/**
 * A company or server that carries messages. It throws `NoAnswer` when it may have taken the message, another
 * `ProviderError` when it has not, and `Undeliverable` when it never will.
 */
export interface Carrier {
  name: string;
  /** Returns the carrier's own reference. */
  send(message: AddressedMessage): Promise<string>;
  /** It shows a repeated message only once, so sending again does no harm. */
  isRepeatable?: boolean;
  /** The carrier's reference of a message with our id; only some carriers can be asked. */
  find?(reference: string): Promise<string | null>;
  /** Waits for the carrier's turn, unless the wait is long. */
  awaitTurn?(to: string): Promise<Turn>;
  /** Asks it something that does no harm, to see whether it works again; throws as `send` does. */
  check?(): Promise<void>;
}
