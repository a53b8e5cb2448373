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

/** Nothing was asked of anybody where there was no connection. */
const isUnreached = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(
    String((error as { cause?: { code?: unknown } }).cause?.code),
  );

/** Asks a provider for JSON. Answers below 500 come back as they are: what they mean is the provider's client's. */
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
    throw isUnreached(error) ? new ProviderError(provider, reason) : new NoAnswer(provider, reason);
  }
  if (response.status >= 500 || response.status === 429)
    throw new ProviderError(provider, `answered ${response.status}`, retryAfterMs(response));
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new ProviderError(provider, `answered ${response.status} without JSON`);
  }
}
