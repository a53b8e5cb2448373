import { ApiError, NetworkError } from './errors.ts';

type Answer<Value> =
  | { data: Value; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/**
 * Turns the answer of a call into its value, or throws `ApiError`, `NetworkError` or the caller's own `AbortError`.
 * The status alone decides: openapi-fetch's `error` is undefined for a 500 with an empty body.
 */
export async function unwrap<Value>(call: Promise<Answer<Value>>): Promise<Value> {
  const { data, error, response } = await call.catch(asMalformed);
  if (!response.ok) throw new ApiError(response, error);
  if (data === undefined && response.status !== 204) throw new NetworkError('malformed');
  return data as Value;
}

/** openapi-fetch parses JSON itself, so a page of HTML with a 200 surfaces as a bare SyntaxError. */
function asMalformed(error: unknown): never {
  throw error instanceof SyntaxError ? new NetworkError('malformed', error) : error;
}
