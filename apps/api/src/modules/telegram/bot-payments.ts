import { Composer } from 'grammy';
import type { TelegramPayments } from '../billing/providers/telegram/telegram-payments.ts';
import type { TextsFor } from './bot-language.ts';

/** Payments inside Telegram: a query before the money is taken, and a report afterwards. */
export function createBotPayments({ payments, textsFor }: { payments: TelegramPayments; textsFor: TextsFor }) {
  const composer = new Composer();

  composer.on('pre_checkout_query', async (context) => {
    const { invoice_payload: txRef, total_amount: amount, currency } = context.preCheckoutQuery;
    if (await payments.isPayable({ txRef, amount, currency })) return void (await context.answerPreCheckoutQuery(true));
    const { notPayable } = await textsFor(context.from);
    await context.answerPreCheckoutQuery(false, { error_message: notPayable });
  });

  composer.on('message:successful_payment', async (context) => {
    const paid = context.message.successful_payment;
    const isCredited = await payments.settle({
      txRef: paid.invoice_payload,
      amount: paid.total_amount,
      currency: paid.currency,
      reference: paid.telegram_payment_charge_id,
    });
    const texts = await textsFor(context.from);
    await context.reply(isCredited ? texts.paid : texts.paymentHeld);
  });

  return composer;
}
