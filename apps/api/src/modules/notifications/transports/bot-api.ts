import { Api, GrammyError, HttpError } from 'grammy';
import { Blocked, NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import { isUnreached } from '../../../http/http-client.ts';

interface Settings {
  apiUrl: string;
  botToken: string;
}

export const telegram = 'telegram';
const answersWithinSeconds = 10;

/** Translates errors of the Bot API into errors of the product. */
export function toFailure(error: unknown): Error {
  if (error instanceof HttpError && isUnreached(error.error)) return new ProviderError(telegram, 'was not reached');
  if (!(error instanceof GrammyError)) return new NoAnswer(telegram, 'did not answer');
  // Final errors: the chat does not exist, or its owner has blocked the bot.
  if (error.error_code === 400) return new Undeliverable(telegram);
  if (error.error_code === 403) return new Blocked(telegram);
  const { retry_after: seconds } = error.parameters;
  return new ProviderError(
    telegram,
    `answered ${error.error_code}`,
    seconds === undefined ? undefined : seconds * 1_000,
  );
}

/** The timeout of each call, because the default of the library is over eight minutes. */
export const clientOptions = (apiUrl: string) => ({
  apiRoot: apiUrl,
  timeoutSeconds: answersWithinSeconds,
  sensitiveLogs: false,
});

export const createBotApi = ({ apiUrl, botToken }: Settings): Api => new Api(botToken, clientOptions(apiUrl));
