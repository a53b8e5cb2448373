/** The reason why an address could not be fetched, as operators see it. */
export const fetchReasons = {
  'host-not-allowed': 'is on a host that this collector may not fetch from',
  'private-address': 'leads to a private address',
  'robots-forbid': 'is disallowed by robots.txt',
  'too-many-redirects': 'redirects too often',
  'not-there': 'was not found',
  refused: 'was refused',
  'too-large': 'is too large',
  'damaged-compression': 'could not be decompressed',
  'cut-off': 'was cut off before it was complete',
  'timed-out': 'did not answer in time',
  'no-connection': 'could not be reached',
  'server-error': 'answered with an error',
  'rate-limited': 'asked for fewer requests',
  'backing-off': 'was not fetched because its host failed before',
  'host-busy': 'waited too long for other requests to its host',
} as const;

export type FetchReason = keyof typeof fetchReasons;

/** The temporary reasons. All others need a person. */
const passing: ReadonlySet<FetchReason> = new Set([
  'timed-out',
  'no-connection',
  'server-error',
  'rate-limited',
  'backing-off',
  'host-busy',
]);

/** The reasons that show a problem of the host itself. */
const ofHost: ReadonlySet<FetchReason> = new Set(['timed-out', 'no-connection', 'server-error', 'rate-limited']);

/** An address that could not be fetched. */
export class FetchFault extends Error {
  readonly reason: FetchReason;
  readonly address: string;
  /** When the host allows the next request, if it says so. */
  readonly retryAfterMs: number | null;

  constructor(reason: FetchReason, address: string, detail = '', retryAfterMs: number | null = null) {
    super(`${fetchReasons[reason]}${detail === '' ? '' : `: ${detail}`}`);
    this.reason = reason;
    this.address = address;
    this.retryAfterMs = retryAfterMs;
  }

  get isPassing(): boolean {
    return passing.has(this.reason);
  }

  get isOfHost(): boolean {
    return ofHost.has(this.reason);
  }
}
