import type { Update } from 'grammy/types';
import { providersAt } from './providers.ts';
import type { World } from './world.ts';

interface BotCall {
  method: string;
  payload: Record<string, unknown>;
}

const bot = { id: 123_456_789, is_bot: true, first_name: 'Awaj', username: 'awaj_test_bot' } as const;

/** A stand-in of Telegram's servers that records what the bot sends and delivers updates to it. */
export function connectTelegram({ services, app }: World) {
  const calls: BotCall[] = [];
  services.bot.botInfo = { ...bot } as never;
  services.bot.api.config.use(async (_previous, method, payload) => {
    calls.push({ method, payload: payload as BotCall['payload'] });
    return { ok: true, result: true as never };
  });
  let updates = 0;
  const secret = providersAt(null).telegram.webhookSecret;
  return {
    calls,
    said: () => calls.filter(({ method }) => method === 'sendMessage').map(({ payload }) => String(payload.text)),
    nextId: () => ++updates,
    bring: (update: Update, token = secret) =>
      app.inject({
        method: 'POST',
        url: '/webhooks/telegram',
        headers: { 'x-telegram-bot-api-secret-token': token },
        payload: update,
      }),
  };
}

export type Telegram = ReturnType<typeof connectTelegram>;

const person = (id: number, language_code = 'en') => ({ id, is_bot: false, first_name: 'Abebe', language_code });
const chat = (id: number) => ({ id, type: 'private', first_name: 'Abebe' }) as const;
const date = 1_795_200_000;

const pressedIn = (id: number, inline_keyboard: readonly unknown[]) =>
  ({ message_id: 1, date, chat: chat(id), text: 'Which?', from: bot, reply_markup: { inline_keyboard } }) as never;

export const textFrom = (update_id: number, id: number, text: string, language?: string): Update => ({
  update_id,
  message: {
    message_id: update_id,
    date,
    chat: chat(id),
    from: person(id, language),
    text,
    entities: text.startsWith('/') ? [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length ?? 0 }] : [],
  },
});

/** Turns an update into one from a group chat. */
export function inGroup(update: Update): Update {
  const { message } = update;
  if (!message) throw new Error('Only messages come from a group.');
  return { ...update, message: { ...message, chat: { id: -100, type: 'group', title: 'Bids' } } } as Update;
}

/** Makes the update for a press of a button under a message. */
export const pressFrom = (
  update_id: number,
  id: number,
  data: string,
  keyboard: readonly unknown[] = [[{ text: 'Press', callback_data: data }]],
): Update => ({
  update_id,
  callback_query: {
    id: `press-${update_id}`,
    from: person(id),
    chat_instance: '1',
    data,
    message: pressedIn(id, keyboard),
  },
});

export const contactFrom = (update_id: number, id: number, phone_number: string, user_id?: number): Update => ({
  update_id,
  message: {
    message_id: update_id,
    date,
    chat: chat(id),
    from: person(id),
    contact: { phone_number, first_name: 'Abebe', ...(user_id !== undefined && { user_id }) },
  },
});

interface Charge {
  txRef: string;
  amount: number;
  currency?: string;
  charge?: string;
}

export const preCheckoutFrom = (
  update_id: number,
  id: number,
  { txRef, amount, currency = 'ETB' }: Charge,
): Update => ({
  update_id,
  pre_checkout_query: {
    id: `query-${update_id}`,
    from: person(id),
    currency,
    total_amount: amount,
    invoice_payload: txRef,
  },
});

export const paymentFrom = (update_id: number, id: number, paid: Charge): Update => ({
  update_id,
  message: {
    message_id: update_id,
    date,
    chat: chat(id),
    from: person(id),
    successful_payment: {
      currency: paid.currency ?? 'ETB',
      total_amount: paid.amount,
      invoice_payload: paid.txRef,
      telegram_payment_charge_id: paid.charge ?? 'charge-1',
      provider_payment_charge_id: 'provider-1',
    },
  },
});
