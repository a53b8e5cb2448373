import { Api, GrammyError, HttpError } from 'grammy';
import { Blocked, NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import { isUnreached } from '../../../http/http-client.ts';

interface Settings {
  apiUrl: string;
  botToken: string;
}

export const telegram = 'telegram';
const answersWithinSeconds = 10;

/** Turns what went wrong in a call of the Bot API into what the rest of the product knows. */
export function toFailure(error: unknown): Error {
  if (error instanceof HttpError && isUnreached(error.error)) return new ProviderError(telegram, 'was not reached');
  if (!(error instanceof GrammyError)) return new NoAnswer(telegram, 'did not answer');
  // No later try changes either: the chat is not there, or its owner has blocked the bot.
  if (error.error_code === 400) return new Undeliverable(telegram);
  if (error.error_code === 403) return new Blocked(telegram);
  const { retry_after: seconds } = error.parameters;
  return new ProviderError(
    telegram,
    `answered ${error.error_code}`,
    seconds === undefined ? undefined : seconds * 1_000,
  );
}

/** Of every call: by default the library waits for over eight minutes. */
export const clientOptions = (apiUrl: string) => ({
  apiRoot: apiUrl,
  timeoutSeconds: answersWithinSeconds,
  sensitiveLogs: false,
});

export const createBotApi = ({ apiUrl, botToken }: Settings): Api => new Api(botToken, clientOptions(apiUrl));
