import { ApiError } from '@awaj/api-client';
import type { Refusal } from '@awaj/features/form';

/** Puts what the server says of a code under its field; a failure is not about the code. */
export const codeRefusal = (error: unknown): Refusal<{ code: string }> | null =>
  error instanceof ApiError && error.status < 500 && error.body ? { fields: { code: error.message } } : null;
