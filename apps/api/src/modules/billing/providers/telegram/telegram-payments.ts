import type { ReceivedPayments } from '../../payments/received-payments.ts';

interface TelegramPayment {
  txRef: string;
  /** In the smallest unit of the currency, or Stars. */
  amount: number;
  currency: string;
  /** Telegram's reference of the charge. */
  reference: string;
}

/** Handles what Telegram tells the bot about payments. */
export const createTelegramPayments = ({ isPayable, settle }: ReceivedPayments) => ({
  isPayable,
  /** False when it differs from what was asked for and is held for review. */
  settle: (payment: TelegramPayment): Promise<boolean> =>
    settle({ ...payment, provider: 'telegram', method: payment.currency === 'XTR' ? 'stars' : 'telegram' }),
});

export type TelegramPayments = ReturnType<typeof createTelegramPayments>;
