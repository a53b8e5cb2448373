import type { ReceivedPayments } from './received-payments.ts';

interface TelegramPayment {
  txRef: string;
  amount: number;
  currency: string;
  /** Telegram's own name for the charge. */
  reference: string;
}

/** What the bot is told of payments, as billing takes it. */
export const createTelegramPayments = ({ isPayable, settle }: ReceivedPayments) => ({
  isPayable,
  settle: (payment: TelegramPayment): Promise<boolean> =>
    settle({ ...payment, provider: 'telegram', method: payment.currency === 'XTR' ? 'stars' : 'telegram' }),
});

export type TelegramPayments = ReturnType<typeof createTelegramPayments>;
