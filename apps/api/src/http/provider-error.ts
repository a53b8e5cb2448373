/** A provider did not answer, or answered with something that is no answer of its protocol. */
export class ProviderError extends Error {
  readonly provider: string;
  /** How long it asked to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(provider: string, message: string, retryAfterMs?: number) {
    super(`${provider}: ${message}`);
    this.provider = provider;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The address is wrong, or its owner has blocked us: another try is of no use. */
export class Undeliverable extends Error {}
