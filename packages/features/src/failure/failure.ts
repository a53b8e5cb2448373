import { ApiError, NetworkError } from '@awaj/api-client';
import type { Messages } from '@awaj/i18n';
import { UntrustedPageError } from '../payment-page/payment-page.ts';

/** The text for a page or list that did not load. */
export function failureText(error: unknown, messages: Messages['failure']): string {
  if (error instanceof UntrustedPageError) return messages.untrustedPage;
  if (error instanceof NetworkError) return error.reason === 'malformed' ? messages.unexpected : messages[error.reason];
  if (error instanceof ApiError && error.code === 'too-many-requests') return messages.tooMany;
  return messages.unexpected;
}

/** A busy API, or one that waits for a provider, says what to do; a failing one says nothing useful. */
const hasOwnWords = ({ status, body }: ApiError): boolean => body !== null && (status < 500 || status === 503);

/** The text for a failed action: the server's own if it has one, otherwise ours. */
export const refusalText = (error: unknown, messages: Messages['failure']): string =>
  error instanceof ApiError && hasOwnWords(error) ? error.message : failureText(error, messages);

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
