import { Api, GrammyError, HttpError } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { Blocked, NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import { isUnreached } from '../../../http/http-client.ts';
import type { ButtonRow, ChatButton } from '../chat/chat-buttons.ts';
import type { Carrier } from './carrier.ts';

interface Settings {
  apiUrl: string;
  botToken: string;
}

const name = 'telegram';
const answersWithinSeconds = 10;

/** Turns what went wrong in a call of the Bot API into what the rest of the product knows. */
export function toFailure(error: unknown): Error {
  if (error instanceof HttpError && isUnreached(error.error)) return new ProviderError(name, 'was not reached');
  if (!(error instanceof GrammyError)) return new NoAnswer(name, 'did not answer');
  // No later try changes either: the chat is not there, or its owner has blocked the bot.
  if (error.error_code === 400) return new Undeliverable(name);
  if (error.error_code === 403) return new Blocked(name);
  const { retry_after: seconds } = error.parameters;
  return new ProviderError(name, `answered ${error.error_code}`, seconds === undefined ? undefined : seconds * 1_000);
}

/** Of every call: by default the library waits for over eight minutes. */
export const clientOptions = (apiUrl: string) => ({
  apiRoot: apiUrl,
  timeoutSeconds: answersWithinSeconds,
  sensitiveLogs: false,
});

export const createBotApi = ({ apiUrl, botToken }: Settings): Api => new Api(botToken, clientOptions(apiUrl));

export function toInlineButton(button: ChatButton, miniUrl: string): InlineKeyboardButton {
  const { label: text } = button;
  if ('app' in button) return { text, web_app: { url: miniUrl + button.app } };
  return 'press' in button ? { text, callback_data: button.press } : { text, url: button.href };
}

/** As Telegram wants the rows of buttons. */
export const toInlineKeyboard = (rows: readonly ButtonRow[], miniUrl: string) => ({
  inline_keyboard: rows.map((row) => row.map((button) => toInlineButton(button, miniUrl))),
});

/** Telegram's refusal of how a message is dressed; without that it takes the words. */
const isOfDress = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && /entit|button|keyboard/i.test(error.description);

/** Writes into the chat between a person and the bot. */
export const createChatSender = (api: Pick<Api, 'sendMessage' | 'getMe'>, miniUrl: string): Carrier => ({
  name,
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
