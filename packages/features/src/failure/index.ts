import { ApiError, NetworkError } from '@awaj/api-client';
import type { Messages } from '@awaj/i18n';

/** What a person is told when a page or a list did not load. */
export function failureText(error: unknown, messages: Messages['failure']): string {
  if (error instanceof NetworkError) return error.reason === 'malformed' ? messages.unexpected : messages[error.reason];
  if (error instanceof ApiError && error.code === 'too-many-requests') return messages.tooMany;
  return messages.unexpected;
}

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
