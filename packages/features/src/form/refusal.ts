import { ApiError } from '@awaj/api-client';
import type { Messages } from '@awaj/i18n';
import { refusalText } from '../failure/failure.ts';

export type Texts = Record<string, string>;
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** An answer's errors: for single fields, and for the whole form. */
export interface Refusal<Values> {
  fields?: Problems<Values>;
  problem?: string;
}

/** Puts the server's errors under their fields; errors about no field go above the form. */
export function toRefusal<Values extends Texts>(error: unknown, values: Values, messages: Messages): Refusal<Values> {
  const problem = refusalText(error, messages.failure);
  if (!(error instanceof ApiError) || error.status >= 500) return { problem };
  const named = Object.entries(error.errors);
  const ours = named.filter(([name]) => name in values);
  const fields = Object.fromEntries(ours) as Problems<Values>;
  if (ours.length > 0 && ours.length === named.length) return { fields };
  return { fields, problem };
}
