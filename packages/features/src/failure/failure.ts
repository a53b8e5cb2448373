import { ApiError, NetworkError } from '@awaj/api-client';
import type { Messages } from '@awaj/i18n';
import { UntrustedPageError } from '../payment-page/payment-page.ts';

/** What a person is told when a page or a list did not load. */
export function failureText(error: unknown, messages: Messages['failure']): string {
  if (error instanceof UntrustedPageError) return messages.untrustedPage;
  if (error instanceof NetworkError) return error.reason === 'malformed' ? messages.unexpected : messages[error.reason];
  if (error instanceof ApiError && error.code === 'too-many-requests') return messages.tooMany;
  return messages.unexpected;
}

/** The words of an API that is busy, or waits for a provider, say what to do; those of a failing one say nothing. */
const hasOwnWords = ({ status, body }: ApiError): boolean => body !== null && (status < 500 || status === 503);

/** What a person is told of something they asked for: the server's own words where it has some, and ours otherwise. */
export const refusalText = (error: unknown, messages: Messages['failure']): string =>
  error instanceof ApiError && hasOwnWords(error) ? error.message : failureText(error, messages);

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
