/** What the bot needs of billing. Amounts are in the smallest unit of the currency, or Stars. */
export interface TelegramPayments {
  /** Whether a payment that Telegram is about to make is one that we asked for and still want. */
  isPayable(payment: { txRef: string; amount: number; currency: string }): Promise<boolean>;
  /** False when it does not fit what was asked for, and a person has to look at it. */
  settle(payment: { txRef: string; amount: number; currency: string; reference: string }): Promise<boolean>;
}
