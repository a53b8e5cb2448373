import type { Problem, TelegramProblem } from './schema.gen.ts';

const codeByStatus = {
  400: 'invalid',
  401: 'unauthorized',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  410: 'gone',
  422: 'refused',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
} as const;

export type ApiErrorCode = (typeof codeByStatus)[keyof typeof codeByStatus] | 'unexpected';

export type ProblemBody = Problem & Pick<TelegramProblem, 'phone'>;

/** The server answered with an error status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Error texts by request field; empty when the answer is not about fields. */
  readonly errors: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | null;
  /** Null if the answer is not the contract's error body, such as a proxy's HTML page. */
  readonly body: ProblemBody | null;

  constructor(response: Response, content: unknown) {
    const body = toProblemBody(content);
    super(body?.message ?? `HTTP ${response.status}`);
    this.status = response.status;
    this.code = isKnown(response.status) ? codeByStatus[response.status] : 'unexpected';
    this.errors = body?.errors ?? {};
    this.retryAfterSeconds = toSeconds(response.headers.get('Retry-After'));
    this.body = body;
  }
}

export type NetworkFailure = 'timeout' | 'unreachable' | 'malformed';

/** No usable answer: a timeout, no connection, or an answer that is not the API's. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkFailure;

  constructor(reason: NetworkFailure, cause?: unknown) {
    super(`No usable answer from the API: ${reason}`, { cause });
    this.reason = reason;
  }
}

export function isAbort(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'AbortError';
}

function isKnown(status: number): status is keyof typeof codeByStatus {
  return status in codeByStatus;
}

function toProblemBody(content: unknown): ProblemBody | null {
  if (!isRecord(content) || typeof content.message !== 'string') return null;
  const { message, errors, phone } = content;
  return {
    status: false,
    message,
    ...(isRecord(errors) && { errors: onlyTexts(errors) }),
    ...(typeof phone === 'string' && { phone }),
  };
}

function onlyTexts(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toSeconds(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}
