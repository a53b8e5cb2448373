import { randomBytes, randomInt } from 'node:crypto';
import type { TelegramUser } from '../telegram-client/demo-users.ts';
import type { PaymentOutcome } from '../telegram-client/protocol/invoice-sheet.ts';
import type { World } from '../world.ts';
import { phoneOf, toChat, toFrom } from './bot-user.ts';
import type { Invoice } from './invoice.ts';
import { describeBot } from './message-methods.ts';
import { describeInlineKeyboard } from './reply-markup.ts';
import type { UpdateReport } from './update-queue.ts';

export interface PaymentReport {
  /** What the mini app is told. */
  status: PaymentOutcome;
  /** Why a payment failed. */
  reason: string | null;
  update: UpdateReport | null;
}

const callbackPatienceMs = 15_000;
const withoutPayment = (status: PaymentOutcome, reason: string | null = null): PaymentReport => ({
  status,
  reason,
  update: null,
});

/** What people do in their chat with the bot. Each action reaches the bot as an update. */
export function createPerson({ bot, messages, options, settings }: World, user: TelegramUser) {
  /** Adds a message to the chat and sends it to the bot. */
  function send(text: string, content: Record<string, unknown>): Promise<UpdateReport> {
    const { messageId, at } = bot.chats.add(user.id, { from: 'person', text, replyMarkup: null });
    messages.changed();
    const date = Math.floor(at.getTime() / 1000);
    const message = { message_id: messageId, from: toFrom(user), chat: toChat(user), date, ...content };
    return bot.updates.push({ message });
  }

  async function isAccepted({ payload, currency, total }: Invoice): Promise<string | null> {
    const { id, answer } = bot.preCheckouts.ask(settings.preCheckoutMs);
    const query = { id, from: toFrom(user), currency, total_amount: total, invoice_payload: payload };
    // The answer is a separate call, possibly before the update was taken.
    void bot.updates.push({ pre_checkout_query: query });
    const given = await answer;
    if (given === null) return 'The bot did not answer in time';
    return given.isOk ? null : (given.errorMessage ?? 'The bot refused the payment');
  }

  return {
    say(text: string): Promise<UpdateReport> {
      const command = /^\/\w+/.exec(text)?.[0];
      const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : undefined;
      return send(text, { text, ...(entities && { entities }) });
    },

    start(payload: string | null): Promise<UpdateReport> {
      bot.chats.block(user.id, false);
      return this.say(payload === null ? '/start' : `/start ${payload}`);
    },

    /** A contact may be another person's, with their id or none. */
    shareContact(phone: string | null, contactUserId: number | null = user.id): Promise<UpdateReport> {
      const { first_name, last_name } = user;
      const number = phone ?? phoneOf(user);
      if (contactUserId === user.id) bot.contacts.add(user.id);
      return send(`Contact: ${number}`, {
        contact: {
          phone_number: number,
          first_name,
          ...(last_name && { last_name }),
          ...(contactUserId !== null && { user_id: contactUserId }),
        },
      });
    },

    press(data: string, messageId: number): Promise<UpdateReport> {
      const { id, answer } = bot.callbacks.ask(callbackPatienceMs);
      void answer.then((given) => {
        bot.chats.tell(user.id, given?.text ?? null);
        messages.changed();
      });
      const pressed = bot.chats.find(user.id, messageId);
      const message = {
        message_id: messageId,
        from: describeBot(options.botToken),
        chat: toChat(user),
        date: Math.floor((pressed?.at.getTime() ?? 0) / 1000),
        text: pressed?.text ?? '',
        ...describeInlineKeyboard(pressed?.replyMarkup ?? null),
      };
      return bot.updates.push({
        callback_query: { id, from: toFrom(user), message, chat_instance: String(user.id), data },
      });
    },

    /** The bot's messages no longer arrive. */
    block(isBlocked: boolean): void {
      bot.chats.block(user.id, isBlocked);
      messages.changed();
    },

    async pay(invoice: Invoice, outcome: PaymentOutcome): Promise<PaymentReport> {
      if (outcome === 'cancelled') return withoutPayment('cancelled');
      const refusal = await isAccepted(invoice);
      if (refusal !== null) return withoutPayment('failed', refusal);
      if (outcome !== 'paid') return withoutPayment(outcome);
      const update = await send(`Paid: ${invoice.title}`, {
        successful_payment: {
          currency: invoice.currency,
          total_amount: invoice.total,
          invoice_payload: invoice.payload,
          telegram_payment_charge_id: randomBytes(24).toString('base64url'),
          provider_payment_charge_id: String(randomInt(1_000_000_000, 99_999_999_999)),
        },
      });
      return { status: 'paid', reason: null, update };
    },
  };
}
