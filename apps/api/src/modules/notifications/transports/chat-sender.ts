import { type Api, GrammyError } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { ButtonRow, ChatButton } from '../chat/chat-buttons.ts';
import { telegram, toFailure } from './bot-api.ts';
import type { Carrier } from './carrier.ts';
import type { AwaitTurn } from './chat-pace.ts';

export function toInlineButton(button: ChatButton, miniUrl: string): InlineKeyboardButton {
  const { label: text } = button;
  if ('app' in button) return { text, web_app: { url: miniUrl + button.app } };
  return 'press' in button ? { text, callback_data: button.press } : { text, url: button.href };
}

/** The rows of buttons in the format of Telegram. */
export const toInlineKeyboard = (rows: readonly ButtonRow[], miniUrl: string) => ({
  inline_keyboard: rows.map((row) => row.map((button) => toInlineButton(button, miniUrl))),
});

/** Telegram's refusal of the formatting; the plain text is accepted. */
const isOfDress = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && /entit|button|keyboard/i.test(error.description);

/** Writes into the chat between a person and the bot. */
export const createChatSender = (
  api: Pick<Api, 'sendMessage' | 'getMe'>,
  miniUrl: string,
  awaitTurn: AwaitTurn,
): Carrier => ({
  name: telegram,
  awaitTurn,
  async send({ to, text, html, buttons = [] }) {
    const chat = Number(to);
    const plain = { link_preview_options: { is_disabled: true } };
    const dressed = { ...plain, parse_mode: 'HTML', reply_markup: toInlineKeyboard(buttons, miniUrl) } as const;
    try {
      const sent = html
        ? api.sendMessage(chat, html, dressed).catch((error: unknown) => {
            if (isOfDress(error)) return api.sendMessage(chat, text, plain);
            throw error;
          })
        : api.sendMessage(chat, text, plain);
      return String((await sent).message_id);
    } catch (error) {
      throw toFailure(error);
    }
  },
  async check() {
    await api.getMe().catch((error: unknown) => {
      throw toFailure(error);
    });
  },
});
