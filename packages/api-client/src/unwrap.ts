import { ApiError, NetworkError } from './errors.ts';

type Answer = { data?: unknown; error?: unknown; response: Response };

/** A failure only may have `data`; it counts for nothing, so that a reader needs no compiler option to see the value. */
type ValueOf<Given> = Given extends { data: infer Value } ? Value : never;

/**
 * Turns the answer of a call into its value, or throws `ApiError`, `NetworkError` or the caller's own `AbortError`.
 * The status alone decides: openapi-fetch's `error` is undefined for a 500 with an empty body.
 */
export async function unwrap<Given extends Answer>(call: Promise<Given>): Promise<ValueOf<Given>> {
  const { data, error, response } = await call.catch(asMalformed);
  if (!response.ok) throw new ApiError(response, error);
  if (data === undefined && response.status !== 204) throw new NetworkError('malformed');
  return data as ValueOf<Given>;
}

/** openapi-fetch parses JSON itself, so a page of HTML with a 200 surfaces as a bare SyntaxError. */
function asMalformed(error: unknown): never {
  throw error instanceof SyntaxError ? new NetworkError('malformed', error) : error;
}
