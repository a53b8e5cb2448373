import { NoAnswer, ProviderError } from './errors.ts';

export interface ProviderAnswer {
  status: number;
  body: unknown;
}

const answersWithinMs = 10_000;

function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

/** Without a connection, the provider has not received anything. */
export const isUnreached = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(
    String((error as { code?: unknown } | null)?.code),
  );

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * Sends a JSON request to a provider. Answers below 500 are returned for its client to interpret. Answers that are not
 * JSON, such as a proxy's page, say nothing about what the provider did.
 */
export async function askProvider(
  provider: string,
  url: string,
  { json, headers, method }: { json?: unknown; headers?: Record<string, string>; method?: string } = {},
): Promise<ProviderAnswer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: {
        Accept: 'application/json',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(answersWithinMs),
      redirect: 'error',
    });
    text = await response.text();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'did not answer';
    throw isUnreached((error as { cause?: unknown }).cause)
      ? new ProviderError(provider, reason)
      : new NoAnswer(provider, reason);
  }
  const { status } = response;
  const body = parseJson(text);
  if (status === 429 || status === 503 || (body && status >= 500))
    throw new ProviderError(provider, `answered ${status}`, retryAfterMs(response));
  if (!body) throw new NoAnswer(provider, `answered ${status} without JSON`);
  return { status, body: body.value };
}
