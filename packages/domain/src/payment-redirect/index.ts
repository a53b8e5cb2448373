/** Parsed by the platform, as the browser will parse it. */
export interface ParsedAddress {
  protocol: string;
  hostname: string;
  origin: string;
  username: string;
  password: string;
}

/** Servers on the reader's own machine, such as the sandbox: nobody can listen in between. */
const ownMachine: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a payment page may be opened: over https, at one of this deployment's origins. A user name or password before
 * the host is refused, because it only serves to disguise an address.
 */
export function isPaymentPage(address: ParsedAddress, trustedOrigins: readonly string[]): boolean {
  const { protocol, hostname, origin, username, password } = address;
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && ownMachine.includes(hostname));
  return isPrivate && username === '' && password === '' && trustedOrigins.includes(origin);
}
