import { Api, GrammyError } from 'grammy';
import { NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import type { Carrier } from './carrier.ts';

interface Settings {
  apiUrl: string;
  botToken: string;
}

const name = 'telegram';
const answersWithinSeconds = 10;

/** Telegram's refusals that no later try changes: the chat is gone, or its owner has blocked the bot. */
const isFinal = ({ error_code: code }: GrammyError): boolean => code === 400 || code === 403;

/** Turns what went wrong in a call of the Bot API into what the rest of the product knows. */
export function toFailure(error: unknown): Error {
  if (!(error instanceof GrammyError)) return new NoAnswer(name, 'did not answer');
  if (isFinal(error)) return new Undeliverable(name);
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

/** Writes into the chat between a person and the bot. */
export const createChatSender = (api: Pick<Api, 'sendMessage'>): Carrier => ({
  name,
  async send({ to, text }) {
    try {
      const { message_id } = await api.sendMessage(Number(to), text, { link_preview_options: { is_disabled: true } });
      return String(message_id);
    } catch (error) {
      throw toFailure(error);
    }
  },
});
