/** An error with Telegram's own text. */
export class BotApiError extends Error {
  readonly code: number;

  constructor(code: number, description: string) {
    super(description);
    this.code = code;
  }
}

export const badRequest = (description: string): BotApiError => new BotApiError(400, `Bad Request: ${description}`);

interface Refusal {
  code: number;
  description: string;
  retryAfter?: number | null;
}

export function refusalBody({ code, description, retryAfter = null }: Refusal): Record<string, unknown> {
  return {
    ok: false,
    error_code: code,
    description,
    ...(retryAfter !== null && { parameters: { retry_after: retryAfter } }),
  };
}
