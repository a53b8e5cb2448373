/** A company that carries SMS. It throws `ProviderError` when it did not take the message. */
export interface SmsGateway {
  name: string;
  /** `to` is +2519… or +2517…; `reference` is ours. Answers with the gateway's own. */
  send(message: { to: string; text: string; reference: string }): Promise<string>;
  /** Its own reference of a message that it took under ours, where it can be asked for that. */
  find?(reference: string): Promise<string | null>;
}
