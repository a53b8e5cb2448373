import { ApiError, NetworkError } from './errors.ts';

type Answer = { data?: unknown; error?: unknown; response: Response };

/**
 * A type that has `data` only for failures counts as having none, so that callers need no compiler option to see the
 * value.
 */
type ValueOf<Given> = Given extends { data: infer Value } ? Value : never;

/**
 * Returns the value of an answer, or throws `ApiError`, `NetworkError` or the caller's own `AbortError`. Only the
 * status decides: openapi-fetch's `error` is undefined for a 500 with an empty body.
 */
export async function unwrap<Given extends Answer>(call: Promise<Given>): Promise<ValueOf<Given>> {
  const { data, error, response } = await call.catch(asMalformed);
  if (!response.ok) throw new ApiError(response, error);
  if (data === undefined && response.status !== 204) throw new NetworkError('malformed');
  return data as ValueOf<Given>;
}

/** openapi-fetch parses JSON itself, so an HTML page with status 200 throws a bare SyntaxError. */
function asMalformed(error: unknown): never {
  throw error instanceof SyntaxError ? new NetworkError('malformed', error) : error;
}
