/** The reason why an address could not be fetched, as operators see it. */
export const fetchReasons = {
  'host-not-allowed': 'is on a host that this collector may not ask',
  'private-address': 'leads to an address that is not public',
  'robots-forbid': 'is forbidden by the robots.txt of the host',
  'too-many-redirects': 'leads from one address to the next without end',
  'not-there': 'is not there',
  refused: 'is refused',
  'too-large': 'is too large',
  'damaged-compression': 'is compressed in a way that cannot be undone',
  'cut-off': 'ended before all of it had come',
  'timed-out': 'took too long',
  'no-connection': 'could not be reached',
  'server-error': 'answered with an error',
  'rate-limited': 'asked to be left alone for a while',
  'backing-off': 'is left alone after failures',
  'host-busy': 'has not had its turn',
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
